import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { practiceIds } from '#features/reflection/core/practice.ts'
import { wisdomCategories } from '#features/reflection/core/wisdom.ts'
import { eveningReminders, morningReminders } from '#features/reminders/core/reminder-settings.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import arabicTexts from '../../../locales/ar/reflection.json' with { type: 'json' }
import englishTexts from '../../../locales/en/reflection.json' with { type: 'json' }
import { parseEntries, readEntries, translatedMeanings } from './passages.ts'
import recited from './recited.json' with { type: 'json' }

const wisdom = await readEntries('wisdom')
const reminders = await readEntries('reminders')
const practices = await readEntries('practices')
const all = [...wisdom, ...reminders, ...practices]

describe('the daily wisdom', () => {
  it('has at least twelve quotes, two of each category', () => {
    expect(wisdom.length).toBeGreaterThanOrEqual(12)
    for (const category of wisdomCategories) {
      expect(wisdom.filter((quote) => quote.category === category)).toHaveLength(2)
    }
  })

  it('has unique ids', () => {
    expect(new Set(wisdom.map(({ id }) => id)).size).toBe(wisdom.length)
  })

  it.each([englishTexts, arabicTexts])('has a reflection on each quote', (texts) => {
    expect(Object.keys(texts.wisdom.reflections).sort()).toEqual(wisdom.map(({ id }) => id).sort())
  })
})

describe('the reminder cards', () => {
  it('have the reminders that also come as notifications', () => {
    const at = (half: string) => reminders.filter(({ time }) => time === half).map(({ id }) => id)
    expect(at('morning')).toEqual(morningReminders)
    expect(at('evening')).toEqual(eveningReminders)
  })
})

describe('the practices', () => {
  it('are the five of the specification with their minutes', () => {
    expect(practices.map(({ id }) => id)).toEqual(practiceIds)
    expect(practices.map(({ minutes }) => minutes)).toEqual([3, 2, 5, 3, 4])
  })
})

describe('the translations', () => {
  const languages = interfaceCodes.filter((code) => code !== 'en' && code !== 'ar')
  const read = (folder: string, code: string) =>
    readFileSync(join(import.meta.dirname, `../../../content/${folder}/translations/${code}.json`), 'utf8')
  const translate = (code: string, json = read('reflection', code)) =>
    translatedMeanings(json, read('adhkar', code))

  it.each(languages)('in %s have every passage, those of duas from the duas', async (code) => {
    const meanings = await translate(code)
    expect(Object.keys(meanings).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(meanings.eveningReflection).toBe(JSON.parse(read('adhkar', code))['rabbi-ighfir-li'].meaning)
    expect(meanings.mindfulness).toBe(meanings['hearts-at-rest'])
    const english = new Set(all.map(({ meaning }) => meaning.en))
    expect(Object.values(meanings).filter((text) => english.has(text))).toEqual([])
  })

  it('fail the build when one is missing or left over', async () => {
    const { trust, ...others } = JSON.parse(read('reflection', 'tr'))
    await expect(translate('tr', JSON.stringify(others))).rejects.toThrow('trust has no translation')
    const more = { ...others, trust, eveningReflection: 'Rabbim! Beni bağışla.' }
    await expect(translate('tr', JSON.stringify(more))).rejects.toThrow('no passage eveningReflection')
  })
})

describe('a passage', () => {
  it.each(all)('of $id is vowelled and has a source', ({ arabic, sources, surah }) => {
    expect(arabic).toMatch(/[\u064b-\u0652]/)
    expect(sources).not.toEqual([])
    expect(surah !== undefined).toBe(sources.some(({ book }) => book === 'quran'))
  })

  it.each(Object.entries(recited))('of %s is transliterated as it is recited', (id, spoken) => {
    expect(all.find((entry) => entry.id === id)?.transliteration).toBe(spoken)
  })

  it('names the verse that it quotes', () => {
    const quote = wisdom.find(({ id }) => id === 'trust')
    expect(quote?.sources).toEqual([{ book: 'quran', number: '65:3' }])
    expect(quote?.surah?.en).toBe('At-Talaq')
  })

  it.each([
    ['a dua that does not exist', { dua: 'nothing' }],
    ['a verse that does not exist', { quran: { verse: '115:1' }, meaning: { en: 'A meaning' } }],
    ['no source', { arabic: 'الدُّعَاءُ', meaning: { en: 'A meaning' }, sources: [] }],
    ['no text', {}],
  ])('is rejected with %s', async (_, passage) => {
    const entry = { id: 'trust', category: 'faith', ...passage }
    await expect(parseEntries('wisdom', JSON.stringify([entry]))).rejects.toThrow()
  })
})
