import { beforeAll, describe, expect, it } from 'vitest'
import { tajweedOf } from '#features/quran/core/tajweed/tajweed.ts'
import type { TajweedRule } from '#features/quran/core/tajweed/tajweed-rules.ts'
import { lettersOfVerse, nextSounded } from '#features/quran/core/tajweed/verse-letters.ts'
import { readQuranSource } from './source.ts'
import { standardCodePoints } from './standard-code-points.ts'

/**
 * The printed text shows some rules by its spelling, independently of the letters from which they are computed: a sukun
 * or closed tanwin where n and m are distinct, a shadda where they merge fully, a small m for iqlab, a madda above what
 * is lengthened by more than two counts.
 */
describe('the rules of tajweed in the whole Quran', () => {
  const verses: { key: string; text: string }[] = []
  beforeAll(async () => {
    const { arabic } = await readQuranSource()
    for (const surah of arabic) {
      for (const verse of surah.verses) {
        verses.push({ key: `${surah.id}:${verse.id}`, text: standardCodePoints(verse.text) })
      }
    }
  })

  it('agree with the spelling of each n, tanwin and m', () => {
    const differences = verses.flatMap(({ key, text }) => {
      const rules = rulesByStart(text)
      const letters = lettersOfVerse(text)
      return letters.flatMap((letter, at) => {
        const next = letters[nextSounded(letters, at) ?? Number.NaN]
        const rule = rules.get(letter.start)?.find((found) => /izhar|idgham-|iqlab|ikhfa/.test(found))
        if (!next || !rule || rule === 'idgham-of-letters') return []
        const written = text.slice(letter.start, letter.end)
        const expected = spelledAs(written, next.doubled)
        return expected === shapeOf(rule, next.base) ? [] : [`${key} ${written}: ${rule}`]
      })
    })
    expect(verses).toHaveLength(6236)
    expect(differences).toEqual([])
  })

  it('lengthen exactly the letters with a madda, but for the alef after a hamza', () => {
    const differences = verses.flatMap(({ key, text }) => {
      const long = tajweedOf(text).filter(({ rule }) => /^madd-(muttasil|munfasil|lazim)$/.test(rule))
      const unsigned = long.filter(({ start, end }) => !/[\u0653\u06e4]/.test(text.slice(start, end)))
      const unread = [...text.matchAll(/(?<!أ)\u0653(?!\u0627?\u0652?$)/g)].filter(
        ({ index }) => !long.some(({ start, end }) => start <= index && index < end),
      )
      return [...unsigned.map(({ start }) => start), ...unread.map(({ index }) => index)].map(
        (index) => `${key} ${text.slice(index - 3, index + 3)}`,
      )
    })
    expect(differences).toEqual([])
  })

  it('find every rule somewhere', () => {
    const found = new Set(verses.flatMap(({ text }) => tajweedOf(text).map(({ rule }) => rule)))
    expect(found.size).toBe(23)
  })
})

function rulesByStart(text: string): Map<number, TajweedRule[]> {
  const rules = new Map<number, TajweedRule[]>()
  for (const { rule, start } of tajweedOf(text)) rules.set(start, [...(rules.get(start) ?? []), rule])
  return rules
}

type Shape = 'small m' | 'distinct' | 'merged' | 'open'

function spelledAs(written: string, nextDoubled: boolean): Shape {
  if (/[\u06e2\u06ed]/.test(written)) return 'small m'
  if (/[\u06e1\u064b-\u064d]/.test(written)) return 'distinct'
  return nextDoubled ? 'merged' : 'open'
}

function shapeOf(rule: TajweedRule, next: string): Shape {
  if (rule === 'iqlab') return 'small m'
  if (rule.startsWith('izhar')) return 'distinct'
  if (rule === 'idgham-with-ghunnah') return 'نم'.includes(next) ? 'merged' : 'open'
  return rule.startsWith('idgham') ? 'merged' : 'open'
}
