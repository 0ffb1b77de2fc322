import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { countPopularity } from '#shared/server/directory/count-popularity.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { nameRow } from './islamic-names.directory.ts'
import { islamicNamesFeature, rankedNames } from './islamic-names.routes.ts'
import { islamicNames } from './islamic-names.table.ts'
import { nameHeads } from './name-heads.ts'

const nobodySaved = async () => new Map<string, number>()
const name = (slug: string, more: Partial<IslamicName> = {}): IslamicName => ({
  slug,
  name: slug,
  arabicName: 'اسم',
  meaning: 'A meaning',
  meaningArabic: 'معنى',
  root: 'س م و',
  origin: 'arabic',
  gender: 'male',
  category: 'virtue_names',
  alternateSpellings: [],
  bearers: [],
  ...more,
})

const muhammad = name('muhammad', {
  name: 'Muḥammad',
  arabicName: 'مُحَمَّد',
  meaning: 'Praised often',
  category: 'prophet_names',
  bearers: [{ name: 'Muhammad ﷺ', nameArabic: 'محمد ﷺ', who: 'The Prophet', whoArabic: 'النبي' }],
})
const abdurrahman = name('abdurrahman', { name: 'Abdurrahman', arabicName: 'عَبْدُ الرَّحْمَٰن' })
const mehmet = name('mehmet', { name: 'Mehmet', origin: 'turkish', meaning: 'The Turkish form' })
const nur = name('nur', { name: 'Nur', gender: 'unisex', meaning: 'Light; praised light' })

async function start(names: readonly IslamicName[]): Promise<TestApp> {
  const server = await testApp({ features: [islamicNamesFeature] })
  onTestFinished(server.close)
  await seedDirectory(server.services.database, islamicNames, names.map(nameRow))
  return server
}

async function list({ app }: TestApp, query: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/islamic-names?${new URLSearchParams(query)}` })
  const body = answer.json()
  const slugs = (body.names as NameAnswer[] | undefined)?.map(({ seoSlug }) => seoSlug)
  return { status: answer.statusCode, slugs, pagination: body.pagination, error: body.error }
}

describe('the list of names', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp({ features: [islamicNamesFeature] })
    await seedDirectory(
      server.services.database,
      islamicNames,
      [muhammad, abdurrahman, mehmet, nur].map(nameRow),
    )
    return server.close
  })

  it('has the fields of the specification', async () => {
    const answer = await server.app.inject('/api/islamic-names?search=praised often')
    expect(answer.json().names).toEqual([
      {
        id: 'muhammad',
        name: 'Muḥammad',
        arabicName: 'مُحَمَّد',
        meaning: 'Praised often',
        meaningArabic: 'معنى',
        root: 'س م و',
        origin: 'arabic',
        gender: 'male',
        category: 'prophet_names',
        popularity: 50,
        alternateSpellings: [],
        famousPersons: ['Muhammad ﷺ'],
        bearers: [{ name: 'Muhammad ﷺ', nameArabic: 'محمد ﷺ', who: 'The Prophet', whoArabic: 'النبي' }],
        seoSlug: 'muhammad',
      },
    ])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it.each([
    [{ gender: 'unisex' }, ['nur']],
    [{ category: 'prophet_names' }, ['muhammad']],
    [{ origin: 'turkish' }, ['mehmet']],
    [{ gender: 'male', origin: 'arabic' }, ['abdurrahman', 'muhammad']],
    [{ gender: 'female' }, []],
  ])('is filtered by %j', async (query, slugs) => {
    const answer = await list(server, query)
    expect(answer.slugs).toEqual(slugs)
    expect(answer.pagination.total).toBe(slugs.length)
  })

  it.each([
    ['the name, then the same sound', 'muhammad', ['muhammad', 'mehmet']],
    ['another language’s spelling, then the same sound', 'Mohamed', ['muhammad', 'mehmet']],
    ['another spelling of the sound', 'Mohummed', ['mehmet', 'muhammad']],
    ['the Turkish form, then the same sound', 'MEHMET', ['mehmet', 'muhammad']],
    ['marks', 'muḥammad', ['muhammad', 'mehmet']],
    ['Arabic without vowels', 'محمد', ['muhammad']],
    ['Arabic with vowels', 'مُحَمَّد', ['muhammad']],
    ['Arabic without the small alef', 'الرحمن', ['abdurrahman']],
    ['Arabic with a written alef', 'الرحمان', ['abdurrahman']],
    ['every word', 'light praised', ['nur']],
    ['a part of a word', 'raise', ['muhammad', 'nur']],
    ['the beginning of a word for two letters', 'li', ['nur']],
    ['not the inside of a word for two letters', 'gh', []],
    ['nothing', 'zzzz', []],
    ['signs of a pattern as nothing to search for', '%_', ['abdurrahman', 'mehmet', 'muhammad', 'nur']],
  ])('finds %s', async (_, search, slugs) => {
    expect((await list(server, { search })).slugs).toEqual(slugs)
  })

  it.each([
    ['gender', 'boys'],
    ['gender', 'all'],
    ['category', 'kings'],
    ['origin', 'latin'],
    ['page', '0'],
    ['page', '1.5'],
    ['page', 'two'],
    ['limit', '0'],
    ['limit', '101'],
    ['search', 'x'.repeat(101)],
  ])('answers 400 for %s=%s and names the field', async (field, value) => {
    const { status, error } = await list(server, { [field]: value })
    expect(status).toBe(400)
    expect(error.fields.map((each: { field: string }) => each.field)).toEqual([field])
  })

  it('accepts filters in any case', async () => {
    expect((await list(server, { gender: 'UNISEX' })).slugs).toEqual(['nur'])
  })
})

describe('the pages of names', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      name(`name-${String(at).padStart(4, '0')}`, { name: `Name ${at}` }),
    )

  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [24, 24, 1],
    [25, 24, 2],
  ])('of %d names start with %d and are %d', async (count, first, pages) => {
    const { slugs, pagination } = await list(await start(many(count)))
    expect(slugs).toHaveLength(first)
    expect(pagination).toEqual({ page: 1, limit: 24, total: count, totalPages: pages })
  })

  it('have every name once and in order, read one after the other or on their own', async () => {
    const all = many(60)
    const expected = all.map(({ slug }) => slug)
    const server = await start(all)
    const inOrder = [1, 2, 3, 4].map((page) => ({ page: String(page), limit: '17' }))
    const read: string[] = []
    for (const query of inOrder) read.push(...((await list(server, query)).slugs ?? []))
    expect(read).toEqual(expected)
    const alone = await start(all)
    expect((await list(alone, { page: '3', limit: '17' })).slugs).toEqual(expected.slice(34, 51))
    expect((await list(alone, { page: '9', limit: '17' })).slugs).toEqual([])
  })

  it('go on from names with the words to names with the sound', async () => {
    const server = await start([
      ...many(3).map((each) => ({ ...each, meaning: 'muhammad' })),
      muhammad,
      mehmet,
    ])
    const read: string[] = []
    for (const page of ['1', '2', '3', '4']) {
      read.push(...((await list(server, { search: 'muhammad', page, limit: '2' })).slugs ?? []))
    }
    expect(read).toEqual(['muhammad', 'name-0000', 'name-0001', 'name-0002', 'mehmet'])
  })
})

describe('one name', () => {
  it('is found by its slug', async () => {
    const { app } = await start([nur])
    expect((await app.inject('/api/islamic-names/nur')).json().meaning).toBe('Light; praised light')
    expect((await app.inject('/api/islamic-names/nobody')).statusCode).toBe(404)
    expect((await app.inject("/api/islamic-names/no';drop")).statusCode).toBe(400)
  })

  it('has a title, a description and data for search engines in the page’s head', async () => {
    const { services } = await start([muhammad])
    const headOf = nameHeads(services)
    const at = (path: string, code: 'en' | 'ar' = 'en') => {
      const language = languageOf(code)
      if (!language) throw new Error(code)
      return headOf({ path, language, origin: 'https://rafiq.example' })
    }
    expect(await at('/islamic-names/muhammad')).toMatchObject({
      about: { title: 'Muḥammad (مُحَمَّد), meaning and origin — Rafiq' },
      structuredData: { '@type': 'DefinedTerm', url: 'https://rafiq.example/islamic-names/muhammad' },
    })
    expect(await at('/islamic-names/muhammad', 'ar')).toMatchObject({
      about: { title: 'معنى اسم مُحَمَّد وأصله — رفيق' },
    })
    expect(await at('/islamic-names/nobody')).toBe('missing')
    expect(await at('/mosques/muhammad')).toBeUndefined()
    expect(await at('/features/islamic-names')).toMatchObject({
      structuredData: {
        numberOfItems: 1,
        itemListElement: [{ url: 'https://rafiq.example/islamic-names/muhammad' }],
      },
    })
  })
})

describe('seeding', () => {
  it('adds, changes and removes names, and keeps counts', async () => {
    const server = await start([muhammad, nur])
    const { database } = server.services
    const views = (page: string, views: number) =>
      database.db.execute(`insert into page_views values ('2026-11-23', '${page}', 'en', '', ${views})`)
    await views('/islamic-names/nur', 3)
    await countPopularity(database, rankedNames, nobodySaved)
    await seedDirectory(database, islamicNames, [{ ...nur, meaning: 'Brightness' }, mehmet].map(nameRow))
    expect((await list(server)).slugs).toEqual(['mehmet', 'nur'])
    const changed = (await server.app.inject('/api/islamic-names/nur')).json()
    expect(changed).toMatchObject({ meaning: 'Brightness', popularity: 100 })
    await seedDirectory(database, islamicNames, [])
    expect(await database.db.$count(islamicNames)).toBe(0)
  })

  it('writes the content of the project', async () => {
    const server = await testApp({ features: [islamicNamesFeature] })
    onTestFinished(server.close)
    const { pagination } = await list(server, { limit: '100' })
    expect(pagination.total).toBeGreaterThanOrEqual(500)
    for (let page = 1; page <= pagination.totalPages; page++) {
      expect((await list(server, { limit: '100', page: String(page) })).status).toBe(200)
    }
    expect((await list(server, { search: 'Mehmet' })).slugs).toContain('muhammad')
  })
})

describe('popularity', () => {
  it('is 50 for all at first, and then the rank by views and saves', async () => {
    const names = [muhammad, mehmet, nur, abdurrahman]
    const server = await start(names)
    const { database } = server.services
    const popularity = async () =>
      Object.fromEntries(
        await Promise.all(
          names.map(async ({ slug }) => [
            slug,
            (await server.app.inject(`/api/islamic-names/${slug}`)).json().popularity,
          ]),
        ),
      )
    const count = (saved: Record<string, number>) =>
      countPopularity(database, rankedNames, async () => new Map(Object.entries(saved)))
    await count({})
    expect(await popularity()).toEqual({ muhammad: 50, mehmet: 50, nur: 50, abdurrahman: 50 })
    await database.db.execute(`insert into page_views values
      ('2026-11-22', '/islamic-names/mehmet', 'en', '', 2), ('2026-11-23', '/islamic-names/mehmet', 'ar', '', 2),
      ('2026-11-23', '/islamic-names/unknown', 'ar', '', 90)`)
    await count({ nur: 1, unknown: 8 })
    expect(await popularity()).toEqual({ muhammad: 50, mehmet: 75, nur: 100, abdurrahman: 50 })
    const popular = (await server.app.inject('/api/islamic-names/popular')).json() as NameAnswer[]
    expect(popular.map(({ seoSlug }) => seoSlug).slice(0, 2)).toEqual(['nur', 'mehmet'])
    await count({})
    expect((await popularity()).nur).toBe(50)
  })

  it('prefers names with two well-known bearers among those without counts', async () => {
    const bearer = { name: 'A', nameArabic: 'أ', who: 'w', whoArabic: 'و', source: 'Quran 1:1' }
    const borne = (slug: string, times: number) =>
      name(slug, { bearers: Array.from({ length: times }, () => bearer) })
    const others = Array.from({ length: 20 }, (_, at) => borne(`other${at}`, at % 2))
    const server = await start([...others, borne('twice', 2), borne('thrice', 3)])
    const popular = (await server.app.inject('/api/islamic-names/popular')).json() as NameAnswer[]
    expect(
      popular
        .slice(0, 2)
        .map(({ seoSlug }) => seoSlug)
        .sort(),
    ).toEqual(['thrice', 'twice'])
  })

  it('lists at most ten popular names', async () => {
    const server = await start(Array.from({ length: 12 }, (_, at) => name(`n${at}`)))
    expect((await server.app.inject('/api/islamic-names/popular')).json()).toHaveLength(10)
  })
})
