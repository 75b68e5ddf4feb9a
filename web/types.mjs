/** TypeScript from OpenAPI documents: a list of them comes in as JSON, their texts go out as JSON. `make types` runs it. */
import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'

const style = await resolveConfig(import.meta.url)
const typescript = { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true }
let asked = ''
for await (const part of process.stdin) asked += part
const texts = []
for (const { source, document } of JSON.parse(asked)) {
  const text = astToString(await openapiTS(document, typescript))
  const heading = `/** Made by \`make types\` from ${source}: do not edit. */\n`
  texts.push(await format(heading + text, { ...style, parser: 'typescript' }))
}
process.stdout.write(JSON.stringify(texts))
