import { join } from 'node:path'
import type { ReadSurah } from '#features/duas/server/duas-admin.routes.ts'
import { openQuran } from '#features/quran/server/quran.repository.ts'

/** Reads a surah when a dua that quotes it is saved. */
export const readQuotedSurah: ReadSurah = async (contentFolder, number) => {
  const quran = await openQuran(join(contentFolder, 'quran'))
  const { name, englishName } = quran.surah(number)
  const verses = await quran.text(number)
  return { verses: verses.map(({ text }) => text), names: { en: englishName, ar: name } }
}
