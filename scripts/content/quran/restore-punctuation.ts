import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseVerseKey, type TranslationLanguage, verseNumber } from '#features/quran/core/index.ts'

/** Marks of one translation, each with its verses, as `2:28,44 3:7`. */
interface PunctuationFile {
  readonly starts: Readonly<Record<string, string>>
  readonly ends: Readonly<Record<string, string>>
}

/** The lost marks of a verse, by its number in the whole Quran (from 1). */
export interface LostPunctuation {
  readonly starts: ReadonlyMap<number, string>
  readonly ends: ReadonlyMap<number, string>
}

const folder = join(import.meta.dirname, '../../../content/verse-punctuation')

/** The translations with a file of lost marks. */
const restoredLanguages = ['bn', 'en', 'es', 'fr', 'ru', 'sv', 'tr'] satisfies TranslationLanguage[]

/** Reads `content/verse-punctuation`. Throws for a verse that does not exist or is listed twice. */
export async function readLostPunctuation(): Promise<
  Readonly<Partial<Record<TranslationLanguage, LostPunctuation>>>
> {
  const entries = await Promise.all(
    restoredLanguages.map(async (language) => {
      const file: PunctuationFile = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8'))
      return [language, { starts: marksByVerse(file.starts), ends: marksByVerse(file.ends) }] as const
    }),
  )
  return Object.fromEntries(entries)
}

function marksByVerse(versesByMark: PunctuationFile['ends']): ReadonlyMap<number, string> {
  const marks = new Map<number, string>()
  for (const [mark, surahs] of Object.entries(versesByMark)) {
    for (const part of surahs.split(' ')) {
      const [surah = '', verses = ''] = part.split(':')
      for (const verse of verses.split(',')) {
        const place = parseVerseKey(`${surah}:${verse}`)
        const number = place && verseNumber(place)
        if (number === undefined || marks.has(number)) throw new Error(`${surah}:${verse} is not one verse.`)
        marks.set(number, mark)
      }
    }
  }
  return marks
}

/** The verses of a translation with the marks that `quran-json` removed at their ends. */
export function restorePunctuation(
  surahs: readonly (readonly string[])[],
  { starts, ends }: LostPunctuation,
): string[][] {
  return surahs.map((verses, index) =>
    verses.map((text, position) => {
      const number = verseNumber({ surah: index + 1, verse: position + 1 })
      return `${starts.get(number) ?? ''}${text.trimEnd()}${ends.get(number) ?? ''}`
    }),
  )
}
