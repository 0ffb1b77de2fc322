import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { islamicNamesFeature } from './islamic-names.routes.ts'

const MADE_UP = 3000

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [islamicNamesFeature] })
  await server.app.ready()
  const { db } = server.services.database
  // Written backwards, so that the order of the rows isn’t that of the list.
  await db.execute(sql`
    insert into islamic_names (slug, sort_key, entry, search_text, keys, gender, category, origin)
    select 'zz' || n, 'zz' || lpad(n::text, 6, '0'),
      jsonb_set(jsonb_set(entry, '{slug}', to_jsonb('zz' || n)), '{name}', to_jsonb('Zz' || n)),
      ' madeup zz' || n || case when n % 10 = 0 then ' qztenth' else '' end, array['zz' || n], 'male', category, origin
    from (select entry, category, origin from islamic_names order by slug limit 1) one, generate_series(${MADE_UP}::int, 1, -1) n`)
})
afterAll(() => server.close())

async function read(query: Record<string, string>) {
  const answer = await server.app.inject({ url: '/api/islamic-names', query })
  const { names, pagination } = answer.json() as {
    names: { name: string }[]
    pagination: { total: number; totalIsMinimum?: true; totalPages: number }
  }
  return { names: names.map(({ name }) => name), pagination }
}

describe('a long list', () => {
  it('counts a search up to a thousand, and says so', async () => {
    const { names, pagination } = await read({ search: 'madeup', limit: '10' })
    expect(names[0]).toBe('Zz1')
    expect(pagination).toMatchObject({ total: 1000, totalIsMinimum: true, totalPages: 101 })
  })

  it('counts exactly when a later page is asked for', async () => {
    const { names, pagination } = await read({ search: 'madeup', limit: '10', page: '300' })
    expect(names).toEqual(Array.from({ length: 10 }, (_, at) => `Zz${2991 + at}`))
    expect(pagination).toEqual({ page: 300, limit: 10, total: MADE_UP, totalPages: 300 })
  })

  it('counts a search with fewer results exactly', async () => {
    const { pagination } = await read({ search: 'qztenth' })
    expect(pagination).toMatchObject({ total: MADE_UP / 10 })
    expect(pagination).not.toHaveProperty('totalIsMinimum')
  })

  it.each([{}, { gender: 'male' }])('has the same pages in any order with %j', async (filter) => {
    const limit = 100
    const { pagination } = await read({ ...filter, limit: String(limit) })
    expect(pagination).not.toHaveProperty('totalIsMinimum')
    const page = async (number: number) =>
      (await read({ ...filter, limit: String(limit), page: String(number) })).names
    const pages = Array.from({ length: pagination.totalPages }, (_, at) => at + 1)
    const scattered = new Map<number, string[]>()
    for (const number of pages.toSorted((a, b) => ((a * 17) % 31) - ((b * 17) % 31)))
      scattered.set(number, await page(number))
    const all = pages.flatMap((number) => scattered.get(number) ?? [])
    expect(new Set(all).size).toBe(pagination.total)
    expect(all.slice(-MADE_UP)).toEqual(Array.from({ length: MADE_UP }, (_, at) => `Zz${at + 1}`))
  })

  it('reads a page that isn’t a multiple of the signposts', async () => {
    const { names } = await read({ gender: 'male', limit: '7', page: '300' })
    const { names: around } = await read({ gender: 'male', limit: '97', page: '22' })
    expect(names).toEqual(around.slice(299 * 7 - 21 * 97, 300 * 7 - 21 * 97))
  })
})
