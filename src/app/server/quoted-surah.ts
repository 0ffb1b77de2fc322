import { join } from 'node:path'
import type { ReadSurah } from '#features/duas/server/duas-admin.routes.ts'
import { readOneSurah } from '#features/quran/server/quran.repository.ts'

/** Reads a surah when a dua that quotes it is saved. */
export const readQuotedSurah: ReadSurah = async (contentFolder, number) => {
  const { name, englishName, text } = await readOneSurah(join(contentFolder, 'quran'), number)
  return { verses: text.map(({ text }) => text), names: { en: englishName, ar: name } }
}
