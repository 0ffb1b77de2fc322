import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameKey } from '#features/quran/core/search/name-key.ts'
import type { TranslatedSurahNames } from '#features/quran/server/quran-content.ts'
import type { SourceSurah } from './source.ts'

/** Arabic names by surah number. */
export type SurahNames = Readonly<Record<string, string>>

const folder = join(import.meta.dirname, '../../../content/surah-names')

export const readSurahNames = async (): Promise<SurahNames> =>
  JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))

/** The names and meanings in the languages of `content/surah-names/translations`. */
export async function readTranslatedSurahNames(): Promise<TranslatedSurahNames> {
  const files = await readdir(join(folder, 'translations'))
  const read = async (file: string) => [
    file.replace('.json', ''),
    JSON.parse(await readFile(join(folder, 'translations', file), 'utf8')),
  ]
  return Object.fromEntries(await Promise.all(files.map(read)))
}

/**
 * Names that are missing or surplus, or differ from the package’s in more than a hamza. Empty if all are
 * right.
 */
export function surahNameProblems(names: SurahNames, surahs: readonly SourceSurah[]): string[] {
  const known = new Set(surahs.map(({ id }) => String(id)))
  return [
    ...surahs
      .filter(({ id, name }) => nameKey(names[id] ?? '') !== nameKey(name))
      .map(({ id, name }) => `Surah ${id} is named ${names[id] ?? 'nothing'}, not ${name}.`),
    ...Object.keys(names)
      .filter((id) => !known.has(id))
      .map((id) => `There is a name for surah ${id}, which does not exist.`),
  ]
}
