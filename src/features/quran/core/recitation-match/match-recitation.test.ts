import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { verseTotal } from '../verse-counts.ts'
import { matchRecitation, type RecitationMatch } from './match-recitation.ts'
import { recitedCorpus } from './recited-corpus.ts'

interface SourceSurah {
  readonly name: string
  readonly transliteration: string
  readonly verses: readonly { readonly text: string }[]
}

const source: readonly SourceSurah[] = createRequire(import.meta.url)('quran-json/dist/quran.json')
const corpus = recitedCorpus(
  source.map(({ name, transliteration, verses }, index) => ({
    name,
    englishName: transliteration,
    bismillah: index !== 0 && index !== 8,
    verses: verses.map(({ text }) => text),
  })),
)
const golden: [kind: string, said: string, expected: string[]][] = JSON.parse(
  readFileSync(new URL('golden/recitations.json', import.meta.url), 'utf8'),
)

const places = (text: string) => matchRecitation(text, corpus).matches.map(place)
const place = ({ surah, firstVerse, lastVerse }: RecitationMatch) =>
  firstVerse === lastVerse ? `${surah}:${firstVerse}` : `${surah}:${firstVerse}-${lastVerse}`

test.each(golden)('finds %s: «%s» is %j', (_kind, said, expected) => {
  expect(expected).toContain(places(said)[0])
})

test('includes every verse and unnumbered basmala in the corpus', () => {
  expect(corpus.verses.filter(({ verse }) => verse > 0)).toHaveLength(verseTotal)
  expect(corpus.verses.filter(({ verse }) => verse === 0)).toHaveLength(112)
})

test('lists every occurrence of repeated words, whole verses first', () => {
  const repeated = source[54]?.verses.filter(({ text }) => text === source[54]?.verses[12]?.text) ?? []
  expect(repeated).toHaveLength(31)
  const found = places('فبأي آلاء ربكما تكذبان')
  expect(new Set(found.slice(0, 31)).size).toBe(31)
  expect(found.slice(0, 31).every((where) => where.startsWith('55:'))).toBe(true)
  expect(found.slice(0, 2)).toEqual(['55:13', '55:16'])
  expect(places('الحمد لله رب العالمين').slice(0, 3)).toEqual(expect.arrayContaining(['1:2', '6:45']))
})

test('finds every verse by its own spelling', () => {
  for (const { surah, verse, text } of corpus.verses) {
    if (verse === 0 || (surah * 31 + verse) % 97 !== 0) continue
    const { matches } = matchRecitation(text, corpus)
    const texts = matches.slice(0, 40).flatMap(({ verses }) => verses.map((found) => found.text))
    expect(texts, `${surah}:${verse}`).toContain(text)
  }
})

test('tells whether words were recited exactly, differently or not at all', () => {
  const [best] = matchRecitation('قل هو الله اخض الصمد لم يلد', corpus).matches
  expect(best && place(best)).toBe('112:1-3')
  const [unity, eternal, unborn] = best?.verses ?? []
  const states = (verse = unity) => verse?.words.map(({ state }) => state)
  expect(states(unity)).toEqual(['same', 'same', 'same', 'other'])
  expect(states(eternal)).toEqual(['missing', 'same'])
  expect(states(unborn)).toEqual(['same', 'same', 'beyond', 'beyond'])
  const words = unity?.words.map(({ start, end }) => unity.text.slice(start, end))
  expect(words).toEqual(unity?.text.split(' '))
})

test('tells which words do not occur in the verse', () => {
  const { words, matches } = matchRecitation('قل هو الله احد يعني الله الصمد', corpus)
  expect(words).toEqual(['قل', 'هو', 'الله', 'احد', 'يعني', 'الله', 'الصمد'])
  expect(matches[0]).toMatchObject({ surah: 112, matchedWords: [true, true, true, true, false, true, true] })
})

test('is less confident if fewer words match', () => {
  const sure = (text: string) => matchRecitation(text, corpus).matches[0]?.confidence ?? 0
  expect(sure('إنا أعطيناك الكوثر')).toBeGreaterThan(0.95)
  expect(sure('إنا أعتيناك الكوسر')).toBeLessThan(sure('إنا أعطيناك الكوثر'))
  expect(sure('إنا أعطيناك كتابا جديدا')).toBeLessThan(0.9)
})

test.each([
  '',
  ' ',
  'َُِ',
  '123',
  '😀🕋',
  'zzz',
  'سسسسس',
  'hello my friend how are you',
  'الطقس جميل اليوم في لندن والشمس مشرقة',
  "'; drop table verses; --",
  '.*(a+)+$',
  'x'.repeat(10_000),
])('finds nothing in %j', (text) => {
  expect(places(text)).toEqual([])
})

test('accepts a text of any length', () => {
  const surah = source[1]?.verses.map(({ text }) => text).join(' ') ?? ''
  const { words, isCut, matches } = matchRecitation(surah, corpus)
  expect(words).toHaveLength(300)
  expect(isCut).toBe(true)
  expect(matchRecitation(surah.split(' ').slice(0, 300).join(' '), corpus).isCut).toBe(false)
  expect(matches[0]).toMatchObject({ surah: 2, firstVerse: 1 })
})
