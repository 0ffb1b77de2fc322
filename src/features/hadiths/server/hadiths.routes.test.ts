import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { countPopularity } from '#shared/server/directory/count-popularity.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { HadithAnswer } from '../core/hadiths.contract.ts'
import { hadithHeads } from './hadith-heads.ts'
import { hadithsFeature, rankedHadiths } from './hadiths.routes.ts'
import { hadiths } from './hadiths.table.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [hadithsFeature] })
})
afterAll(() => server.close())

async function read(path: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (query: Record<string, string> = {}) =>
  (await read('/api/hadiths', query)).body as readonly HadithAnswer[]
const count = async (query: Record<string, string> = {}) =>
  (await read('/api/hadiths/count', query)).body.total as number

describe('the list of hadiths', () => {
  it.each(['Bukhari', 'Muslim', 'Tirmidhi', 'Abu Dawud', 'Nasai', 'Ibn Majah'])(
    'knows the collection %s by its name',
    async (collection) => {
      const found = await list({ collection, limit: '3' })
      expect(found.length).toBeGreaterThan(0)
      const names = new Set(found.map((each) => each.collection))
      expect([...names]).toEqual([collection.toLowerCase().replace(' ', '-')])
    },
  )

  it('has at least 200, in the order of collections and numbers, 50 on a page', async () => {
    const total = await count()
    expect(total).toBeGreaterThanOrEqual(200)
    const all: HadithAnswer[] = []
    for (let page = 1; page <= Math.ceil(total / 50); page++) {
      const found = await list({ page: String(page) })
      expect(found.length).toBe(Math.min(50, total - all.length))
      all.push(...found)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const bukhari = all.filter(({ collection }) => collection === 'bukhari')
    expect(all.slice(0, bukhari.length)).toEqual(bukhari)
    const numbers = bukhari.map(({ hadithNumber }) => Number(hadithNumber))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  it('has the fields of the specification', async () => {
    const [first] = await list({ search: 'bukhari 1' })
    expect(first).toMatchObject({
      id: 'bukhari-1',
      collection: 'bukhari',
      hadithNumber: 1,
      narrator: 'Umar ibn al-Khattab',
      theme: 'intention',
      grade: 'sahih',
      isAuthentic: true,
      views: 0,
    })
    expect(first?.arabicText).toContain('إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ')
  })

  it.each(['bukhari 1', 'bukari 1', 'Sahih al-Bukhari 1', 'البخاري ١', 'صحيح البخاري 1', 'বুখারি ১'])(
    'finds a reference first: %s',
    async (search) => expect((await list({ search }))[0]?.id).toBe('bukhari-1'),
  )

  it.each([
    ['words of the translation', 'actions intentions'],
    ['Arabic without vowels', 'إنما الأعمال بالنيات'],
    ['Arabic without hamza', 'انما الاعمال'],
    ['the narrator', 'umar khattab intention'],
    ['a keyword in Arabic', 'الإخلاص'],
    ['another form of a word', 'action intending'],
    ['another spelling of the narrator', 'omar intention'],
    ['a word with a wrong letter', 'emigratoin'],
    ['an Arabic word with a wrong letter', 'الاعمل بالنيات'],
  ])('finds by %s', async (_, search) => {
    expect((await list({ search })).map(({ id }) => id)).toContain('bukhari-1')
  })

  it('is filtered by collection and theme, and counts the same', async () => {
    const query = { collection: 'muslim', theme: 'prayer' }
    const found = await list(query)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ collection, theme }) => collection === 'muslim' && theme === 'prayer')).toBe(true)
    expect(await count(query)).toBe(found.length)
    expect(await count({ search: 'zzzz' })).toBe(0)
  })

  it.each([
    ['collection', 'ahmad'],
    ['theme', 'all'],
    ['page', '-1'],
    ['limit', '1000'],
  ])('answers 400 for %s=%s and names the field', async (field, value) => {
    const { status, body } = await read('/api/hadiths', { [field]: value })
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })
})

describe('the hadith of the day', () => {
  const dayAt = async (date: string) => (await read('/api/hadiths/daily', { date })).body as HadithAnswer

  it('is the same all day, sahih or hasan, and none comes again before all have come', async () => {
    const total = await count()
    const days = Array.from({ length: total }, (_, at) => new Date(Date.UTC(2026, 10, 23 + at)).toISOString())
    const found: HadithAnswer[] = []
    for (const day of days) found.push(await dayAt(day.slice(0, 10)))
    expect(await dayAt('2026-11-23')).toEqual(found[0])
    expect(found.every(({ grade }) => grade !== 'daif')).toBe(true)
    expect(new Set(found.map(({ id }) => id)).size).toBe(total)
  })

  it('is another one while it is taken back', async () => {
    const { db } = server.services.database
    const today = await dayAt('2026-11-23')
    const publish = (isPublished: boolean) =>
      db.update(hadiths).set({ isPublished }).where(eq(hadiths.slug, today.id))
    await publish(false)
    const other = await dayAt('2026-11-23')
    expect(other.id).not.toBe(today.id)
    expect(other.grade).not.toBe('daif')
    await publish(true)
    expect((await dayAt('2026-11-23')).id).toBe(today.id)
  })

  it('needs a date', async () => {
    for (const query of [{}, { date: '2026-02-30' }]) {
      const { status, body } = await read('/api/hadiths/daily', query as Record<string, string>)
      expect(status).toBe(400)
      expect(body.error.fields).toMatchObject([{ field: 'date' }])
    }
  })
})

describe('one hadith', () => {
  it('is found by its id, with its views once they are counted', async () => {
    const { database } = server.services
    await database.db.execute(
      `insert into page_views values ('2026-11-23', '/hadiths/bukhari-1', 'en', '', 7)`,
    )
    await countPopularity(database, rankedHadiths, async () => new Map())
    expect((await read('/api/hadiths/bukhari-1')).body.views).toBe(7)
    expect((await read('/api/hadiths/bukhari-0')).status).toBe(404)
  })

  it('has a title, a description and data for search engines in the page’s head', async () => {
    const headOf = hadithHeads(server.services)
    const language = languageOf('ar')
    if (!language) throw new Error('ar')
    const head = await headOf({ path: '/hadiths/bukhari-1', language, origin: 'https://rafiq.example' })
    expect(head).toMatchObject({
      about: { title: 'صحيح البخاري ١ — رفيق' },
      structuredData: { '@type': 'Quotation', isPartOf: { name: 'صحيح البخاري' } },
    })
    const [, description] = head === 'missing' ? [] : Object.values(head?.about ?? {})
    expect(description?.length).toBeLessThanOrEqual(161)
  })
})
