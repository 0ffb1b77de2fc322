import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { ImportedHadithAnswer } from '../../core/hadith-collections.contract.ts'
import type { EditionHadith } from '../../core/import/hadith-file.ts'
import { collectionOfEditions } from '../../core/import/imported-collection.ts'
import { hadithsFeature } from '../hadiths.routes.ts'
import { importedHadithsFeature } from './imported-hadiths.routes.ts'
import { importedHadithHeads } from './imported-heads.ts'
import { storeCollection } from './store-collection.ts'

const TEXTS = [
  ['الدِّينُ النَّصِيحَةُ', 'Narrated Tamim: Religion is sincerity.'],
  ['الطُّهُورُ شَطْرُ الْإِيمَانِ', 'Narrated Abu Malik: Purity is half of faith.'],
  ['إِنَّ اللَّهَ جَمِيلٌ', 'Narrated Ibn Masud: Allah is beautiful and loves beauty.'],
] as const
const COUNT = 120

/** Two wordings of each number, in two chapters. */
function edition(language: 0 | 1) {
  const hadiths = Array.from({ length: COUNT }, (_, at) => ({
    hadithnumber: at + 93,
    arabicnumber: Math.floor(at / 2) + 8 + ((at % 2) + 1) / 100,
    text: TEXTS[at % TEXTS.length]?.[language] ?? '',
    grades: at === 0 ? [{ name: 'Al-Albani', grade: 'Sahih' }] : [],
    reference: { book: at < 100 ? 1 : 2, hadith: (at % 100) + 1 },
    item: at + 1,
  })) satisfies (EditionHadith & { item: number })[]
  const metadata = { name: 'Sahih Muslim', sections: { 1: 'Faith', 2: 'Purification' } }
  return { kind: 'edition', metadata, hadiths } as const
}

const servers = { empty: undefined, full: undefined } as Record<'empty' | 'full', TestApp | undefined>
beforeAll(async () => {
  servers.empty = await testApp({ features: [hadithsFeature, importedHadithsFeature] })
  servers.full = await testApp({ features: [hadithsFeature, importedHadithsFeature] })
  const collection = collectionOfEditions(
    'muslim',
    { arabic: edition(0), english: edition(1) },
    () => undefined,
  )
  await storeCollection(
    servers.full.services.database,
    collection,
    { source: 'A copy', licence: 'For tests' },
    { replace: false, onStored: () => undefined },
  )
})
afterAll(() => Promise.all(Object.values(servers).map((server) => server?.close())))

async function read(path: string, query: Record<string, string> = {}, which: keyof typeof servers = 'full') {
  const url = `/api/hadith-collections${path}?${new URLSearchParams(query)}`
  const answer = await servers[which]?.app.inject({ url })
  return { status: answer?.statusCode, body: answer?.json() }
}
const list = async (query: Record<string, string> = {}, collection = 'muslim') =>
  (await read(`/${collection}/hadiths`, query)).body as {
    readonly hadiths: readonly ImportedHadithAnswer[]
    readonly pagination: { readonly total: number }
  }
const ids = async (search: string) => (await list({ search })).hadiths.map(({ id }) => id)

it('lists the books of the checked hadiths as long as nothing is imported', async () => {
  const { body } = await read('', {}, 'empty')
  expect(body.areImported).toBe(false)
  expect(body.collections[0]).toMatchObject({ slug: 'bukhari', name: 'Sahih al-Bukhari', licence: null })
  const total = body.collections.reduce((sum: number, each: { total: number }) => sum + each.total, 0)
  expect(total).toBeGreaterThanOrEqual(200)
  expect((await read('/muslim/hadiths', {}, 'empty')).body).toMatchObject({ hadiths: [] })
  expect((await read('/muslim', {}, 'empty')).status).toBe(404)
})

describe('an imported collection', () => {
  it('names its source, its licence and its chapters', async () => {
    const about = {
      slug: 'muslim',
      name: 'Sahih Muslim',
      total: COUNT,
      source: 'A copy',
      licence: 'For tests',
    }
    expect((await read('')).body).toMatchObject({ areImported: true, collections: [about] })
    expect((await read('/muslim')).body).toMatchObject({
      ...about,
      chapters: [
        { number: '1', name: 'Faith', total: 100 },
        { number: '2', name: 'Purification', total: 20 },
      ],
    })
  })

  it('is read a page at a time, in the order of its numbers', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page: String(page) })))
    const all = pages.flatMap(({ hadiths }) => hadiths)
    expect(pages.map(({ hadiths }) => hadiths.length)).toEqual([50, 50, 20])
    expect(all.map(({ hadithNumber }) => hadithNumber).slice(0, 3)).toEqual(['8a', '8b', '9a'])
    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT)
    expect((await list({ chapter: '2' })).pagination.total).toBe(20)
    expect((await list({}, 'all')).pagination.total).toBe(COUNT)
  })

  it('gives a hadith with its numbers, chapter, grades, neighbours and its checked text', async () => {
    expect((await read('/muslim/hadiths/8a')).body).toMatchObject({
      id: 'muslim/8a',
      hadithNumber: '8a',
      numberingScheme: 'abd-al-baqi',
      otherNumbers: [
        { scheme: 'edition', number: '93' },
        { scheme: 'in-book', number: '1/1' },
      ],
      chapterName: 'Faith',
      narrator: 'Tamim',
      arabicText: TEXTS[0][0],
      translation: 'Religion is sincerity.',
      grades: [{ grade: 'Sahih', grader: 'Al-Albani', kind: 'sahih' }],
      previous: null,
      next: 'muslim/8b',
      checked: 'muslim-8',
    })
    expect((await read('/muslim/hadiths/9a')).body).toMatchObject({ previous: 'muslim/8b', checked: null })
  })

  it.each([
    ['8', 'muslim/8a'],
    ['1-3', 'muslim/9a'],
  ])('opens number %s as %s', async (number, id) => {
    expect((await read(`/muslim/hadiths/${number}`)).body.id).toBe(id)
  })

  it.each(['7', '8c', '9-99'])('has no number %s', async (number) => {
    expect((await read(`/muslim/hadiths/${number}`)).status).toBe(404)
  })

  it.each([
    ['muslim 9', ['muslim/9a', 'muslim/9b']],
    ['مسلم ٩', ['muslim/9a', 'muslim/9b']],
    ['মুসলিম ৯', ['muslim/9a', 'muslim/9b']],
    ['muslim 9b', ['muslim/9b']],
  ])('is searched by the reference %s', async (search, expected) =>
    expect(await ids(search)).toEqual(expected),
  )

  it.each([
    ['Arabic without vowels', 'الدين النصيحة', 'muslim/8a'],
    ['the narrator', 'tamim', 'muslim/8a'],
    ['English', 'religion sincerity', 'muslim/8a'],
    ['another form', 'religions', 'muslim/8a'],
    ['a synonym', 'iman purity', undefined],
    ['a word with a wrong letter', 'sincerty', 'muslim/8a'],
  ])('is searched by %s', async (_, search, first) => {
    if (first) expect((await ids(search))[0]).toBe(first)
    else expect(await ids(search)).toContain('muslim/8b')
  })

  it('have heads with title, description and data for search engines', async () => {
    const heads = importedHadithHeads((servers.full as TestApp).services.database)
    const head = (path: string, code: 'en' | 'ar' = 'en') => {
      const language = languageOf(code)
      if (!language) throw new Error('The language is missing.')
      return heads({ path, language, origin: 'https://rafiq.example' })
    }
    expect(await head('/hadith-collection')).toMatchObject({
      structuredData: {
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [{ name: 'Sahih Muslim', url: 'https://rafiq.example/hadith-collection/muslim' }],
      },
    })
    expect(await head('/hadith-collection/muslim')).toMatchObject({
      about: { title: 'Sahih Muslim — Rafiq' },
      structuredData: { '@type': 'Book', name: 'Sahih Muslim', alternateName: 'صحيح مسلم' },
    })
    expect(await head('/hadith-collection/muslim/8a')).toMatchObject({
      about: { title: 'Sahih Muslim 8a — Rafiq', description: 'Religion is sincerity.' },
      picture: { arabic: 'الدِّينُ النَّصِيحَةُ', source: 'Sahih Muslim 8a · Sahih · Rafiq' },
      structuredData: {
        '@type': 'Quotation',
        text: 'Religion is sincerity.',
        url: 'https://rafiq.example/hadith-collection/muslim/8a',
        isPartOf: { name: 'Sahih Muslim' },
      },
    })
    expect(await head('/hadith-collection/muslim/8')).toMatchObject({
      about: { title: 'Sahih Muslim 8a — Rafiq' },
    })
    expect(await head('/hadith-collection/muslim/8a', 'ar')).toMatchObject({
      about: { title: expect.stringContaining('صحيح مسلم ٨'), description: 'الدِّينُ النَّصِيحَةُ' },
    })
    for (const path of ['/hadith-collection/other', '/hadith-collection/muslim/99999'])
      expect(await head(path)).toBe('missing')
    expect(await head('/hadiths')).toBeUndefined()
  })

  it.each([
    ['/Muslim!', {}, 'collection'],
    ['/muslim/hadiths', { chapter: 'a b' }, 'chapter'],
    ['/muslim/hadiths', { limit: '1000' }, 'limit'],
  ])('answers 400 for %s %j and names the field', async (path, query, field) => {
    const { status, body } = await read(path, query as Record<string, string>)
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })
})
