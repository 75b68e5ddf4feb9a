/** TypeScript from OpenAPI documents: a list of them comes in as JSON, their texts go out as JSON. `make types` runs it. */
import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'

const style = await resolveConfig(import.meta.url)
/** A field with a default may be left out of a request. */
const typescript = {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  defaultNonNullable: false,
}
/** A face reads views and events of its own game through these, so that it says their types nowhere itself. */
const READING = `
import type { GameEvent, View } from '$web/lib/types'

/** The drawing of a board, which the engine has held against its declaration. */
export function drawingOf(data: unknown): Drawing {
  return data as Drawing
}

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
/** The names of shapes that hold themselves. */
function recursive(schemas) {
  const holds = ([name, schema]) => JSON.stringify(schema).includes(`"#/components/schemas/${name}"`)
  return Object.entries(schemas)
    .filter(holds)
    .map(([name]) => name)
}

/** Shapes that hold themselves become types of their own: TypeScript does not follow a property of an interface in a circle. */
function named(nodes, names) {
  const { factory } = ts
  const whole = new Map()
  const isItself = (node) =>
    ts.isIndexedAccessTypeNode(node) &&
    ts.isIndexedAccessTypeNode(node.objectType) &&
    ts.isLiteralTypeNode(node.indexType) &&
    names.includes(node.indexType.literal.text)
  const renamed = (context) => {
    const visit = (node) => {
      if (isItself(node)) return factory.createTypeReferenceNode(node.indexType.literal.text)
      const made = ts.visitEachChild(node, visit, context)
      if (!ts.isPropertySignature(made) || !names.includes(made.name.text)) return made
      whole.set(made.name.text, made.type)
      const { modifiers, name, questionToken } = made
      const own = factory.createTypeReferenceNode(name.text)
      return factory.updatePropertySignature(made, modifiers, name, questionToken, own)
    }
    return visit
  }
  const swapped = ts.transform(nodes, [renamed]).transformed
  return swapped.map((node) => {
    const type = ts.isTypeAliasDeclaration(node) && whole.get(node.name.text)
    return type ? factory.updateTypeAliasDeclaration(node, node.modifiers, node.name, undefined, type) : node
  })
}

let asked = ''
for await (const part of process.stdin) asked += part
const texts = []
for (const { source, document, reading } of JSON.parse(asked)) {
  const text = astToString(named(await openapiTS(document, typescript), recursive(document.components.schemas)))
  const tail = reading ? READING : ''
  const heading = `/** Made by \`make types\` from ${source}: do not edit. */\n`
  texts.push(await format(heading + text + tail, { ...style, parser: 'typescript' }))
}
process.stdout.write(JSON.stringify(texts))
