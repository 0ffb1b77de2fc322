import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { apiDocs } from './api-docs.ts'
import { serverFeatures } from './features.ts'
import { healthFeature } from './health.ts'
import { mapFeature } from './map.ts'

interface Schema {
  readonly type?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path'
  readonly description?: string
  readonly example?: unknown
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly security: readonly object[]
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { schema: Schema }>> } }
}

/** Units, one of which must be in a number's description. */
const UNIT = /\b(degrees|kilometres|miles|seconds|minutes|days?|year|number|kilobits|bytes)\b/i

/** Parameters to leave out of the example call, because they exclude others. */
const excluding: Readonly<Record<string, readonly string[]>> = {
  '/api/hijri/convert': ['year', 'month', 'day'],
}

let server: TestApp
let reads: readonly (readonly [path: string, Operation])[]
beforeAll(async () => {
  server = await testApp({ features: [...serverFeatures, healthFeature, mapFeature, apiDocs] })
  const { paths } = (await server.app.inject('/api/docs/openapi.json')).json() as {
    paths: Record<string, { get?: Operation }>
  }
  const calls = Object.entries(paths).flatMap(([path, { get }]) => (get ? [[path, get] as const] : []))
  const areOpen = await Promise.all(calls.map(([path]) => isOpen(path)))
  reads = calls.filter((_, index) => areOpen[index])
})
afterAll(() => server.close())

/** Whether pages of any site may read its answers. */
async function isOpen(path: string): Promise<boolean> {
  const { statusCode } = await server.app.inject({
    method: 'OPTIONS',
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { origin: 'https://another.example', 'access-control-request-method': 'GET' },
  })
  return statusCode === 204
}

describe('the description of public reads', () => {
  it('include many calls', () => expect(reads.length).toBeGreaterThan(15))

  it('have descriptions, units and examples for every parameter', () => {
    const faults = reads.flatMap(([path, { parameters = [] }]) =>
      parameters.flatMap(({ name, description, example, schema }) =>
        faultsOf(
          {
            ...schema,
            ...(description && { description }),
            examples: example === undefined ? [] : [example],
          },
          `${path} ${name}`,
        ),
      ),
    )
    expect(faults).toEqual([])
  })

  it('have descriptions, units and examples for every field of the answers', () => {
    const faults = reads.flatMap(([path, { responses }]) =>
      Object.values(responses[200].content).flatMap(({ schema }) => faultsWithin(schema, path)),
    )
    expect(faults).toEqual([])
  })

  it('have examples that the server accepts', async () => {
    const answers = await Promise.all(
      reads.map(async ([path, { parameters = [] }]) => {
        const url = exampleUrl(path, parameters)
        return { url, status: (await server.app.inject(url)).statusCode }
      }),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it.each([
    ['/api/verses', '/api/verses?surah=112&limit=1&language=fr'],
    ['/api/quran/surah/{number}', '/api/quran/surah/112?language=fr'],
  ])('quote the Quran in %s as the server does', async (path, url) => {
    const { schema } = Object.values(operation(path).responses[200].content)[0] ?? {}
    const [verse] = (await server.app.inject(url)).json()
    expect(verse).toMatchObject(examplesOf(schema?.items))
  })
})

/** An object of the examples of its fields. */
const examplesOf = (schema: Schema | undefined): object =>
  Object.fromEntries(
    Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
      const example = field.properties ? examplesOf(field) : field.examples?.[0]
      return example === undefined ? [] : [[name, example]]
    }),
  )

function operation(path: string): Operation {
  const found = reads.find(([each]) => each === path)
  if (!found) throw new Error(`${path} is not a public read.`)
  return found[1]
}

/** Problems of a field itself. */
function faultsOf(schema: Schema, at: string): string[] {
  const { type, description = '', examples = [] } = schema
  const isNumber = type === 'number' || type === 'integer'
  const isListed = schema.enum !== undefined || schema.const !== undefined || type === 'boolean'
  const isLeaf = ['string', 'number', 'integer'].includes(type ?? '')
  return [
    ...(description.length < 5 ? [`${at}: no description`] : []),
    ...(isLeaf && !isListed && examples.length === 0 ? [`${at}: no example`] : []),
    ...(isNumber && !isListed && !UNIT.test(description) ? [`${at}: no unit`] : []),
  ]
}

/** Problems of all fields of an answer. */
function faultsWithin(schema: Schema, at: string): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...faultsOf(field, `${at} ${name}`),
      ...faultsWithin(field, `${at} ${name}`),
    ]),
    ...[...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(
      (part) => faultsWithin(part, at),
    ),
  ]
}

/** The call with the examples of its parameters. */
function exampleUrl(path: string, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, example, schema } of parameters) {
    if (excluding[path]?.includes(name)) continue
    const text = String(example ?? schema.enum?.[0])
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(text))
    else query.set(name, text)
  }
  return `${filled}?${query}`
}
