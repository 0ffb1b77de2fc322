import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { standardCodePoints } from '../quran/standard-code-points.ts'

/**
 * Words of a verse: `{ verse: '21:87', words: [15, 23] }` means its 15th to 23rd word; without `words` the
 * whole verse.
 */
export interface VerseReference {
  readonly verse: string
  readonly words?: readonly number[]
}

/** An item of `content/adhkar` with its Arabic text, or with the place in the Quran that it quotes. */
export type Item = { readonly id: string } & (
  | { readonly arabic: string; readonly quran?: undefined }
  | { readonly arabic?: undefined; readonly quran: VerseReference }
)

export interface ItemWithText {
  readonly id: string
  readonly arabic: string
  readonly quran?: Quotation | undefined
}

/** A quoted verse and the names of its surah. */
interface Quotation {
  readonly verse: string
  readonly surah: { readonly ar: string | undefined; readonly en: string | undefined }
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
 * the surahs. Throws `RangeError` for words that do not exist.
 */
export function withQuotedVerses(items: readonly Item[], quran: QuranText): readonly ItemWithText[] {
  return items.map((item) => {
    if (!item.quran) return item
    const { verse } = item.quran
    const [number = ''] = verse.split(':')
    const surah = { ar: quran.arabicNames[number], en: quran.surahs[Number(number) - 1]?.transliteration }
    return { ...item, arabic: quotedWords(item.quran, quran), quran: { verse, surah } }
  })
}

function quotedWords({ verse, words }: VerseReference, { surahs }: QuranText): string {
  const [surah = 0, number = 0] = verse.split(':').map(Number)
  const text = surahs[surah - 1]?.verses[number - 1]?.text
  if (text === undefined) throw new RangeError(`There is no verse ${verse}.`)
  const all = standardCodePoints(text).split(' ')
  const [first = 1, last = all.length] = words ?? []
  if (!(first >= 1 && first <= last && last <= all.length)) {
    throw new RangeError(`Verse ${verse} has no words ${first} to ${last}.`)
  }
  return all.slice(first - 1, last).join(' ')
}
