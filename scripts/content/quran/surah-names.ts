import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameKey } from '#features/quran/core/search/name-key.ts'
import type { SourceSurah } from './source.ts'

/** Arabic names by surah number. */
export type SurahNames = Readonly<Record<string, string>>

const file = join(import.meta.dirname, '../../../content/surah-names/names.json')

export const readSurahNames = async (): Promise<SurahNames> => JSON.parse(await readFile(file, 'utf8'))

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
