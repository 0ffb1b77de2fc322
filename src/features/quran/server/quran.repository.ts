import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedSurah, TranslationLanguage } from '../core/index.ts'
import type { PackedText } from '../core/search/searchable-text.ts'
import type {
  DailyVerses,
  QuranIndex,
  SurahSummary,
  SurahTitle,
  TranslatedSurahNames,
  VerseText,
} from './quran-content.ts'

/** The built Quran content. Only the surahs and their names stay in memory; other files are read on demand. */
export interface QuranRepository {
  /** The names of all files. */
  readonly index: QuranIndex
  readonly surahs: readonly SurahSummary[]
  /** The surahs with their titles in every language, for the search. */
  readonly namedSurahs: readonly NamedSurah[]
  /** Throws `RangeError` for an unknown surah. */
  readonly surah: (number: number) => SurahSummary
  /**
   * The surah's name and its meaning in a language, or else in English; in Arabic without a meaning. Throws `RangeError` for
   * an unknown surah.
   */
  readonly titleIn: (language: string, surah: number) => SurahTitle
  readonly text: (surah: number) => Promise<readonly VerseText[]>
  readonly translation: (language: TranslationLanguage, surah: number) => Promise<readonly string[]>
  /** A text with its search index: `arabic`, `transliteration` or a built-in translation. */
  readonly searchFile: (id: string) => Promise<PackedText>
  /** With their English translation. */
  readonly dailyVerses: () => Promise<DailyVerses>
}

const readerOf =
  (folder: string) =>
  async <T>(...path: string[]): Promise<T> =>
    JSON.parse(await readFile(join(folder, ...path), 'utf8'))

const readIndex = (folder: string): Promise<QuranIndex> =>
  readerOf(folder)<QuranIndex>('index.json').catch((cause) => {
    throw new Error(`The Quran content is not in ${folder}; build it first.`, { cause })
  })

/** One surah with its text, without opening the other content. Throws `RangeError` for an unknown surah. */
export async function readOneSurah(
  folder: string,
  number: number,
): Promise<SurahSummary & { readonly text: readonly VerseText[] }> {
  const read = readerOf(folder)
  const { surahs, text } = await readIndex(folder)
  const surah = (await read<SurahSummary[]>(surahs))[number - 1]
  if (!surah) throw new RangeError(`There is no surah ${number}.`)
  return { ...surah, text: await read<VerseText[]>(text, `${number}.json`) }
}

/** Opens the content in `folder` (`dist/content/quran`). Throws if it has not been built. */
export async function openQuran(folder: string): Promise<QuranRepository> {
  const read = readerOf(folder)
  const index = await readIndex(folder)
  const [surahs, names] = await Promise.all([
    read<SurahSummary[]>(index.surahs),
    read<TranslatedSurahNames>('surah-names.json'),
  ])
  const namedSurahs = surahs.map((surah) => ({
    ...surah,
    translated: Object.values(names).flatMap((titles) => titles[surah.number] ?? []),
  }))
  const surahAt = (number: number) => {
    const surah = surahs[number - 1]
    if (!surah) throw new RangeError(`There is no surah ${number}.`)
    return surah
  }
  return {
    index,
    surahs,
    namedSurahs,
    surah: surahAt,
    titleIn: (language, number) => {
      const { name: arabic, englishName: name, englishNameTranslation: meaning } = surahAt(number)
      return language === 'ar'
        ? { name: arabic, meaning: '' }
        : (names[language]?.[number] ?? { name, meaning })
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
