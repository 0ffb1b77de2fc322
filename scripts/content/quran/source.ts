import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type TranslationLanguage, translationLanguages } from '#features/quran/core/index.ts'
import { type LostPunctuation, readLostPunctuation } from './restore-punctuation.ts'
import { readSurahNames, type SurahNames } from './surah-names.ts'

/** A surah in `quran-json`. */
export interface SourceSurah {
  readonly id: number
  /** Arabic, without vowels; six differ from the mushaf’s headings (see `content/surah-names`). */
  readonly name: string
  /** In Latin script. */
  readonly transliteration: string
  /** The meaning of the name; missing in the file with only the Arabic text. */
  readonly translation?: string
  readonly type: 'meccan' | 'medinan'
  readonly total_verses: number
  readonly verses: readonly SourceVerse[]
}

export interface SourceVerse {
  readonly id: number
  readonly text: string
  readonly translation?: string
  readonly transliteration?: string
}

/** All data from `quran-json`, with this project's names of the surahs and the restored punctuation. */
export interface QuranSource {
  readonly surahNames: SurahNames
  readonly arabic: readonly SourceSurah[]
  readonly transliteration: readonly SourceSurah[]
  readonly translations: Readonly<Record<TranslationLanguage, readonly SourceSurah[]>>
  readonly lostPunctuation: Readonly<Partial<Record<TranslationLanguage, LostPunctuation>>>
}

const require = createRequire(import.meta.url)

async function read(name: string): Promise<readonly SourceSurah[]> {
  return JSON.parse(await readFile(require.resolve(`quran-json/dist/${name}.json`), 'utf8'))
}

export async function readQuranSource(): Promise<QuranSource> {
  const translations = await Promise.all(
    translationLanguages.map(async (language) => [language, await read(`quran_${language}`)] as const),
  )
  return {
    surahNames: await readSurahNames(),
    arabic: await read('quran'),
    transliteration: await read('quran_transliteration'),
    translations: Object.fromEntries(translations) as QuranSource['translations'],
    lostPunctuation: await readLostPunctuation(),
  }
}
