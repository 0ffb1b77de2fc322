import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { quotedWords, surahOfReference, type VerseReference } from '#shared/core/quoted-words.ts'
import { standardCodePoints } from '../quran/standard-code-points.ts'

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
      arabic: quotedWords(item.quran, versesOf(verse, quran)),
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

const versesOf = (verse: string, { surahs }: QuranText): readonly string[] =>
  (surahs[surahOfReference(verse) - 1]?.verses ?? []).map(({ text }) => standardCodePoints(text))
