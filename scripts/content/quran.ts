import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EveryVerse, translationLanguages } from '#features/quran/core/index.ts'
import type { QuranIndex } from '#features/quran/server/quran-content.ts'
import { dailyVerses, readReferences } from './quran/daily-verses.ts'
import { type QuranParts, quranParts } from './quran/quran-parts.ts'
import { writeSearch } from './quran/search-files.ts'
import { readQuranSource } from './quran/source.ts'
import { readStructure } from './quran/structure.ts'
import { readTranslatedSurahNames } from './quran/surah-names.ts'
import { translators } from './quran/translators.ts'
import { sizesIn, writeHashedFolder, writeHashedJson, writeJson } from './quran/write-files.ts'

export const name = 'quran'

/** Surah names and Arabic text in one file, with which a device finds recited verses. */
const everyVerse = ({ surahs, text }: Pick<QuranParts, 'surahs' | 'text'>): EveryVerse =>
  surahs.map(({ name, englishName, bismillah }, index) => ({
    name,
    englishName,
    bismillah,
    verses: text[index]?.map((verse) => verse.text) ?? [],
  }))

const references = join(import.meta.dirname, '../../content/daily-verses/verses.json')

/**
 * Writes the checked Quran into `outFolder`, in the form described in the feature's `quran-content.ts`:
 * `index.json`, which names the files and folders with a hash of their content, and
 * `daily-verses.<language>.json` for every translation, `surah-names.json` and `every-verse.json`. Each file has its `.br` and `.gz` forms.
 */
export async function build(outFolder: string): Promise<void> {
  const parts = quranParts(await readQuranSource(), readStructure())
  const titles = await readTranslatedSurahNames()
  const places = readReferences(JSON.parse(await readFile(references, 'utf8')))
  const translations: Partial<Record<string, QuranIndex['translations']['en']>> = {}
  for (const language of translationLanguages) {
    const folder = await writeHashedFolder(outFolder, language, parts.translations[language])
    translations[language] = { folder, ...translators[language] }
  }
  const named = {
    surahs: await writeHashedJson(outFolder, 'surahs', parts.surahs),
    text: await writeHashedFolder(outFolder, 'text', parts.text),
    transliteration: await writeHashedFolder(outFolder, 'transliteration', parts.transliteration),
    translations: translations as QuranIndex['translations'],
    search: await writeSearch(outFolder, parts),
  }
  const index: QuranIndex = { ...named, sizes: await sizesIn(outFolder) }
  for (const language of translationLanguages) {
    const verses = dailyVerses(places, language, parts, titles[language])
    await writeJson(join(outFolder, `daily-verses.${language}.json`), verses)
  }
  await writeJson(join(outFolder, 'surah-names.json'), titles)
  await writeJson(join(outFolder, 'every-verse.json'), everyVerse(parts))
  await writeJson(join(outFolder, 'index.json'), index)
}
