import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inDigits } from '#shared/core/digits.ts'
import { standardCodePoints } from '../quran/standard-code-points.ts'

/**
 * Words of the Quran: `{ verse: '21:87', words: [15, 23] }` are the 15th to 23rd word of a verse; `{ verse:
 * '20:25-28' }` is a range of verses, whose words are numbered consecutively; without `words` all of them.
 */
export interface VerseReference {
  readonly verse: string
  readonly words?: readonly [first: number, last: number] | undefined
}

/** Has its Arabic, or names the place in the Quran that it quotes. */
export type Quoting =
  | { readonly arabic: string; readonly quran?: undefined }
  | { readonly arabic?: undefined; readonly quran: VerseReference }

export type WithText<Item> = Omit<Item, 'arabic' | 'quran'> & {
  readonly arabic: string
  readonly quran?: Quotation | undefined
}

/** A quoted verse and the names of its surah. */
interface Quotation {
  readonly verse: string
  readonly surah: { readonly ar: string; readonly en: string }
}

/** The fields used from `quran-json` and the table of names. */
export interface QuranText {
  readonly surahs: readonly {
    readonly transliteration: string
    readonly verses: readonly { readonly text: string }[]
  }[]
  readonly arabicNames: Readonly<Record<string, string>>
}

const require = createRequire(import.meta.url)

export async function readQuranText(): Promise<QuranText> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
  return {
    surahs: await read(require.resolve('quran-json/dist/quran.json')),
    arabicNames: await read(join(import.meta.dirname, '../../../content/surah-names/names.json')),
  }
}

/**
 * The items with the Arabic of the verses that they quote, exactly as in the Quran content, and the names of
 * the surahs. Throws `RangeError` for words or names that do not exist.
 */
export function withQuotedVerses<Item extends object>(
  items: readonly (Item & Quoting)[],
  quran: QuranText,
): readonly WithText<Item>[] {
  return items.map((item) => {
    if (!item.quran) return item
    const { verse } = item.quran
    return {
      ...item,
      arabic: quotedWords(item.quran, quran),
      quran: { verse, surah: namesOfSurah(verse, quran) },
    }
  })
}

function namesOfSurah(verse: string, { surahs, arabicNames }: QuranText): Quotation['surah'] {
  const [number = ''] = verse.split(':')
  const [ar, en] = [arabicNames[number], surahs[Number(number) - 1]?.transliteration]
  if (!ar || !en) throw new RangeError(`Surah ${number} has no name.`)
  return { ar, en }
}

const reference = /^(?<surah>\d+):(?<from>\d+)(?:-(?<to>\d+))?$/

function quotedWords({ verse, words }: VerseReference, { surahs }: QuranText): string {
  const { surah, from, to = from } = reference.exec(verse)?.groups ?? {}
  const verses = surahs[Number(surah) - 1]?.verses ?? []
  const all: string[] = []
  for (let number = Number(from); number <= Number(to); number++) {
    const text = verses[number - 1]?.text
    if (text === undefined) throw new RangeError(`There is no verse ${verse}.`)
    all.push(...wordsOf(text, number < Number(to) ? number : undefined))
  }
  if (all.length === 0) throw new RangeError(`There is no verse ${verse}.`)
  const [first, last] = words ?? [1, all.length]
  if (!(first >= 1 && first <= last && last <= all.length)) {
    throw new RangeError(`Verse ${verse} has no words ${first} to ${last}.`)
  }
  return all.slice(first - 1, last).join(' ')
}

/** The mark of a quarter of a hizb, which belongs to the page of the mushaf. */
const QUARTER = '\u06de'

/**
 * The words of a verse. If another verse follows, the last word includes the mushaf's mark with the verse’s
 * number.
 */
function wordsOf(text: string, number: number | undefined): readonly string[] {
  const words = standardCodePoints(text).replace(QUARTER, '').split(' ')
  if (number === undefined) return words
  return [...words.slice(0, -1), `${words.at(-1)} \u06dd${inDigits(String(number), 'arab')}`]
}
