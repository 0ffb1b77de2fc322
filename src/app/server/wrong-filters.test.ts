import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { buildApp } from './build-app.ts'

const paging = {
  page: ['0', '-1', '1.5', 'two', '', '1e3', '100001'],
  limit: ['0', '101', 'all', '', '0x10'],
} as const
const directory = { ...paging, search: ['x'.repeat(101)] } as const

const THREAD = '00000000-0000-4000-8000-000000000000'

/** Every public list, with values that its filters reject. */
const lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/api/islamic-names': {
    ...directory,
    gender: ['other'],
    category: ['none'],
    origin: ['martian'],
  },
  '/api/hadiths': { ...directory, collection: ['quran'], theme: ['none'] },
  '/api/hadith-collections/bukhari/hadiths': { ...directory, chapter: ['a b'] },
  '/api/blog': { ...directory, category: ['none'], tag: ['none'], language: ['xx'] },
  '/api/courses': { ...directory, category: ['none'], level: ['none'], language: ['xx'] },
  '/api/islamic-businesses': { ...directory, category: ['none'], halalCertified: ['perhaps'] },
  '/api/islamic-businesses/sample-shop/reviews': { page: paging.page },
  '/api/circles': { ...directory, topic: ['none'], way: ['perhaps'] },
  '/api/discussions': { ...directory, hadith: ['bukhari', '//evil.example'] },
  [`/api/discussions/${THREAD}/posts`]: paging,
  '/api/answers': { ...directory, category: ['none'] },
}

let server: TestApp
beforeAll(async () => {
  server = await testApp({ build: async (services) => buildApp(services) })
  await server.app.ready()
})
afterAll(() => server.close())

const read = (path: string, query: Record<string, string | string[]>) =>
  server.app.inject({ url: path, query })

describe.each(Object.entries(lists))('%s', (path, filters) => {
  const wrong = Object.entries(filters).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  )

  it.each(wrong)('rejects %s=%j and names the field', async (field, value) => {
    const answer = await read(path, { [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields.map((each: { field: string }) => each.field)).toEqual([field])
  })

  it('rejects a filter that is given twice', async () => {
    const answer = await read(path, { page: ['1', '2'] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ field: 'page' }])
  })

  it.runIf('limit' in filters)('names every wrong field at once', async () => {
    const answer = await read(path, { page: '0', limit: '0' })
    const fields = answer.json().error.fields.map((each: { field: string }) => each.field)
    expect(fields.toSorted()).toEqual(['limit', 'page'])
  })
})

it('the table has every public list with pages', () => {
  const paths = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, operations]) => {
    const parameters = (operations?.get?.parameters ?? []) as { name?: string }[]
    const isList = parameters.some(({ name }) => name === 'page')
    return isList && !path.startsWith('/api/admin')
      ? [
          path
            .replace('{collection}', 'bukhari')
            .replace('{slug}', 'sample-shop')
            .replace('/discussions/{id}', `/discussions/${THREAD}`),
        ]
      : []
  })
  expect(Object.keys(lists).toSorted()).toEqual(paths.toSorted())
})
