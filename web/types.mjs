/** TypeScript from OpenAPI documents: a list of them comes in as JSON, their texts go out as JSON. `make types` runs it. */
import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'

const style = await resolveConfig(import.meta.url)
const typescript = { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true }
/** A face reads views and events of its own game through these, so that it says their types nowhere itself. */
const READING = `
import type { GameEvent, View } from '$web/lib/types'

/** The table of a view. */
export function tableOf(view: View): Table
export function tableOf(view: View | null | undefined): Table | undefined
export function tableOf(view: View | null | undefined): Table | undefined {
  return view?.table as Table | undefined
}

/** The facts of an event, if it is of this kind. */
export function factsOf<K extends Happening['kind']>(event: GameEvent | undefined, kind: K) {
  return event?.kind === kind ? (event.facts as Extract<Happening, { kind: K }>['facts']) : undefined
}
`
let asked = ''
for await (const part of process.stdin) asked += part
const texts = []
for (const { source, document } of JSON.parse(asked)) {
  const text = astToString(await openapiTS(document, typescript))
  const tail = document.components.schemas.Happening ? READING : ''
  const heading = `/** Made by \`make types\` from ${source}: do not edit. */\n`
  texts.push(await format(heading + text + tail, { ...style, parser: 'typescript' }))
}
process.stdout.write(JSON.stringify(texts))
