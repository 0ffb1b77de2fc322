import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { translationLanguages } from '../../translation-language.ts'
import { parseVerseKey } from '../../verse-key.ts'
import entries from './relevance.json' with { type: 'json' }

interface Entry {
  readonly query: string
  /** The language of the interface. */
  readonly language: string
  /** Every verse that is correct as the first result. */
  readonly expected: readonly string[]
  readonly kind: string
  /** The words as the verse has them, if they were typed differently. */
  readonly correctly?: string
}

const relevance: readonly Entry[] = entries

/** The kinds that quote words of a verse, each with the field that has the words. */
const quoting: Readonly<Record<string, 'arabic' | 'transliteration' | 'translation'>> = {
  'arabic-vowelled': 'arabic',
  'arabic-plain': 'arabic',
  'arabic-everyday': 'arabic',
  'arabic-misspelled': 'arabic',
  'english-phrase': 'translation',
  'english-words': 'translation',
  'english-misspelled': 'translation',
  transliteration: 'transliteration',
  'transliteration-misspelled': 'transliteration',
  translation: 'translation',
}
const pointing = ['reference', 'surah', 'juz', 'verse-name']

const source = createRequire(import.meta.url)

interface SourceSurah {
  readonly verses: readonly { id: number; text: string; translation?: string; transliteration?: string }[]
}

const read = (name: string): readonly SourceSurah[] => source(`quran-json/dist/${name}.json`)

/**
 * The letters of Arabic text without vowels and signs. Coarser than the search's own folding, and independent
 * of it.
 */
const bones = (arabic: string) =>
  arabic.replace(/[^\u0620-\u064a\u0671\u06a9-\u06cc]|[ءآأؤإئاىويٱـ]/g, '').replaceAll('ة', 'ه')
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\[[^\]]*\]|[^\p{L}\p{N}]/gu, '')
    .replaceAll('ı', 'i')
/** A transliteration reduced to one word of sounds: no long vowels, double letters or article's l. */
const sounds = (latin: string) =>
  latin
    .replace(/AA|[ʿʾ'’\s-]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/l(?=rr|ss|th|nn|dd|tt|zz)/g, '')
    .replace(/(.)\1+/g, '$1')

function textOf(key: string, { language, kind }: Entry): string {
  const place = parseVerseKey(key)
  const field = quoting[kind]
  const file =
    field === 'arabic' ? 'quran' : field === 'transliteration' ? 'quran_transliteration' : `quran_${language}`
  const verse = place && read(file)[place.surah - 1]?.verses[place.verse - 1]
  if (!verse) return ''
  return field === 'arabic' ? verse.text : ((verse[field ?? 'translation'] as string | undefined) ?? '')
}

function words(entry: Entry): readonly string[] {
  const text = entry.correctly ?? entry.query
  const field = quoting[entry.kind]
  // Writers put spaces into transliterations in different places, so the text is compared without them.
  if (field === 'transliteration') return [sounds(text)]
  return text
    .split(/[\s-]+/)
    .map(field === 'arabic' ? bones : letters)
    .filter((word) => word !== '')
}

function occursIn(key: string, entry: Entry): boolean {
  const field = quoting[entry.kind]
  const fold = field === 'arabic' ? bones : field === 'transliteration' ? sounds : letters
  const text = textOf(key, entry)
  const withoutBrackets = fold(text)
  const withBrackets = fold(text.replace(/[[\]]/g, ''))
  return words(entry).every((word) => withoutBrackets.includes(word) || withBrackets.includes(word))
}

const named = relevance.map((entry) => [`${entry.kind}: ${entry.query}`, entry] as const)

describe('the relevance set', () => {
  it('has at least 120 different queries', () => {
    expect(relevance.length).toBeGreaterThanOrEqual(120)
    const asked = relevance.map(({ query, language }) => `${language} ${query}`)
    expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([])
  })

  it('covers every kind of query and every translation language', () => {
    const kinds = new Set(relevance.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([...pointing, ...Object.keys(quoting)].sort())
    for (const kind of kinds) {
      expect(relevance.filter((entry) => entry.kind === kind).length, kind).toBeGreaterThanOrEqual(5)
    }
    for (const language of translationLanguages.filter((code) => code !== 'en')) {
      const inIt = relevance.filter((entry) => entry.kind === 'translation' && entry.language === language)
      expect(inIt.length, language).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(named)('expects existing verses for %s', (_, { query, expected }) => {
    expect(query.trim()).toBe(query)
    expect(query).not.toBe('')
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((key) => !parseVerseKey(key))).toEqual([])
    expect(new Set(expected).size).toBe(expected.length)
  })

  it.each(named.filter(([, { kind }]) => quoting[kind]))('quotes occurring words for %s', (_, entry) => {
    expect(entry.expected.filter((key) => !occursIn(key, entry))).toEqual([])
  })

  it('detects a word that does not occur', () => {
    const entry = { query: 'light upon honey', language: 'en', expected: ['24:35'], kind: 'english-phrase' }
    expect(occursIn('24:35', entry)).toBe(false)
    expect(occursIn('2:1', { ...entry, query: 'قل هو الله أحد', kind: 'arabic-plain' })).toBe(false)
  })
})
