import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TranslationLanguage } from '../core/index.ts'
import type { PackedText } from '../core/search/searchable-text.ts'
import type { DailyVerses, QuranIndex, SurahSummary, VerseText } from './quran-content.ts'

/** The built Quran content. Only the list of surahs stays in memory; other files are read on demand. */
export interface QuranRepository {
  /** The names of all files. */
  readonly index: QuranIndex
  readonly surahs: readonly SurahSummary[]
  /** Throws `RangeError` for an unknown surah. */
  readonly surah: (number: number) => SurahSummary
  readonly text: (surah: number) => Promise<readonly VerseText[]>
  readonly translation: (language: TranslationLanguage, surah: number) => Promise<readonly string[]>
  /** A text with its search index: `arabic`, `transliteration` or a built-in translation. */
  readonly searchFile: (id: string) => Promise<PackedText>
  /** With their English translation. */
  readonly dailyVerses: () => Promise<DailyVerses>
}

/** Opens the content in `folder` (`dist/content/quran`). Throws if it has not been built. */
export async function openQuran(folder: string): Promise<QuranRepository> {
  const read = async <T>(...path: string[]): Promise<T> =>
    JSON.parse(await readFile(join(folder, ...path), 'utf8'))
  const index = await read<QuranIndex>('index.json').catch((cause) => {
    throw new Error(`The Quran content is not in ${folder}; build it first.`, { cause })
  })
  const surahs = await read<SurahSummary[]>(index.surahs)
  return {
    index,
    surahs,
    surah: (number) => {
      const surah = surahs[number - 1]
      if (!surah) throw new RangeError(`There is no surah ${number}.`)
      return surah
    },
    text: (surah) => read(index.text, `${surah}.json`),
    translation: (language, surah) => read(index.translations[language].folder, `${surah}.json`),
    searchFile: async (id) => {
      const file = Object.entries(index.search).find(([name]) => name === id)?.[1]
      if (file === undefined) throw new RangeError(`There is no text ${id} to search.`)
      return read<PackedText>(file)
    },
    dailyVerses: () => read('daily-verses.en.json'),
  }
}
