import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { nameRow } from './islamic-names.directory.ts'
import { islamicNamesFeature } from './islamic-names.routes.ts'
import { islamicNames } from './islamic-names.table.ts'
import { nameHeads } from './name-heads.ts'
import { openNames } from './name-translations.ts'

const [light, ownName] = ['nur', 'operators-own']

let server: TestApp
let content: readonly IslamicName[]
beforeAll(async () => {
  server = await testApp({ features: [islamicNamesFeature] })
  content = (await openNames(server.services.contentFolder)).names
  return server.close
})

/** Stores `change` of a name as an editor would, until the end of the test. */
async function change(slug: string, changed: Partial<IslamicName>) {
  const { database } = server.services
  const write = (entry: IslamicName) =>
    seedDirectory(
      database,
      islamicNames,
      content.map((each) => nameRow(each.slug === slug ? entry : each)),
    )
  const original = nameOf(slug)
  await write({ ...original, ...changed })
  onTestFinished(() => write(original))
}

function nameOf(slug: string): IslamicName {
  const found = content.find((name) => name.slug === slug)
  if (!found) throw new Error(`There is no name ${slug}.`)
  return found
}

const read = async (slug: string, language?: string): Promise<NameAnswer> =>
  (
    await server.app.inject({
      url: `/api/islamic-names/${slug}`,
      query: language === undefined ? {} : { language },
    })
  ).json()

const search = async (text: string, language: string) => {
  const answer = await server.app.inject({ url: '/api/islamic-names', query: { search: text, language } })
  return (answer.json().names as NameAnswer[]).map(({ seoSlug }) => seoSlug)
}

/** The first long word of a text. */
const ownWord = (text: string | undefined) => foldedWords(text ?? '').find((word) => word.length > 3) ?? ''

describe('a name in another language', () => {
  it.each(['ur', 'tr', 'ml', 'bn'])('has its texts in %s beside the English ones', async (language) => {
    const { meaning, translated } = await read('umar', language)
    expect(meaning).toBe(nameOf('umar').meaning)
    expect(translated?.meaning).toBeTruthy()
    expect(translated?.meaning).not.toBe(meaning)
    expect(translated?.bearers).toHaveLength(nameOf('umar').bearers.length)
    for (const { name, who } of translated?.bearers ?? []) {
      expect(name).toBeTruthy()
      expect(who).toBeTruthy()
    }
  })

  it.each([undefined, 'en', 'ar'])('has no other texts for %s', async (language) => {
    expect(await read('umar', language)).not.toHaveProperty('translated')
  })

  it('is listed so, also among the popular ones', async () => {
    for (const path of ['/api/islamic-names?limit=3&language=hi', '/api/islamic-names/popular?language=hi']) {
      const body = (await server.app.inject(path)).json()
      for (const name of body.names ?? body)
        expect(name.translated.name).toMatch(/^[\p{Script=Devanagari} -]+$/u)
    }
  })

  it('refuses an unknown language', async () => {
    expect((await server.app.inject('/api/islamic-names?language=xx')).statusCode).toBe(400)
  })
})

describe('a text that an editor changed', () => {
  it('has no translation, and the others keep theirs', async () => {
    const [first, ...others] = nameOf('umar').bearers
    if (!first) throw new Error('Umar has no bearer.')
    await change('umar', { meaning: 'A new meaning' })
    const { translated } = await read('umar', 'tr')
    expect(translated).not.toHaveProperty('meaning')
    expect(translated?.bearers[0]?.who).toBeTruthy()

    await change('umar', { bearers: [...others, { ...first, who: 'Somebody else' }] })
    const changed = (await read('umar', 'tr')).translated?.bearers.at(-1)
    expect(changed?.who).toBeUndefined()
  })

  it('keeps the texts of bearers in another order', async () => {
    const { bearers } = nameOf('abd-ar-rahman')
    const before = (await read('abd-ar-rahman', 'tr')).translated?.bearers
    await change('abd-ar-rahman', { bearers: bearers.toReversed() })
    expect((await read('abd-ar-rahman', 'tr')).translated?.bearers).toEqual(before?.toReversed())
  })

  it('isn’t found by what it meant', async () => {
    const word = ownWord((await read(light, 'ml')).translated?.meaning)
    expect(await search(word, 'ml')).toContain(light)
    await change(light, { meaning: 'A new meaning' })
    expect(await search(word, 'ml')).not.toContain(light)
  })

  it('is in no language for a name of the operator', async () => {
    const seed = (...more: IslamicName[]) =>
      seedDirectory(server.services.database, islamicNames, [...content, ...more].map(nameRow))
    onTestFinished(() => seed())
    await seed({ ...nameOf('umar'), slug: ownName })
    expect(await read(ownName, 'tr')).not.toHaveProperty('translated')
  })

  it('is found by its title as long as the page shows it', async () => {
    expect(await search('ഉമ', 'ml')).toContain('umar')
    await change('umar', { meaning: 'A new meaning' })
    expect(await search('ഉമ', 'ml')).toContain('umar')
    await change('umar', { name: 'Omar' })
    expect(await search('ഉമ', 'ml')).not.toContain('umar')
  })
})

describe('the search in a language', () => {
  it.each(['ur', 'fa', 'tr', 'bn', 'es'])('finds the meaning in %s', async (language) => {
    const word = ownWord((await read('umar', language)).translated?.meaning)
    expect(await search(word, language)).toContain('umar')
  })

  it('finds a name by its letters first, and without a vowel sign', async () => {
    // Without vowel signs they are alike, and Hasan comes first in the list.
    const { name = '' } = (await read('husayn', 'hi')).translated ?? {}
    expect(name).toBe('हुसैन')
    const found = await search(name, 'hi')
    expect(found[0]).toBe('husayn')
    expect(found).toContain('hasan')
    expect(await search('हसन', 'hi')).toContain('husayn')
  })

  it('still finds English, Arabic and sounds', async () => {
    for (const text of ['Omer', 'عمر']) expect(await search(text, 'ml')).toContain('umar')
  })

  it('doesn’t find other languages', async () => {
    const word = ownWord((await read('umar', 'ml')).translated?.meaning)
    expect(await search(word, 'tr')).toEqual([])
  })
})

it('has its meaning in the head of its page', async () => {
  const headIn = (code: string) => {
    const language = languageOf(code)
    if (!language) throw new Error(code)
    return nameHeads(server.services)({
      path: '/islamic-names/umar',
      language,
      origin: 'https://rafiq.example',
    })
  }
  const { translated } = await read('umar', 'bn')
  expect(await headIn('bn')).toMatchObject({
    about: {
      title: expect.stringContaining(translated?.name ?? 'none'),
      description: expect.stringContaining(translated?.meaning ?? 'none'),
    },
    picture: { title: translated?.name, text: translated?.meaning },
    structuredData: { name: 'Umar', description: translated?.meaning },
  })
  expect(await headIn('en')).toMatchObject({ picture: { text: nameOf('umar').meaning } })
})
