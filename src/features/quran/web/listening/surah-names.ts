import { readAnswer } from '#shared/web/api/reading.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { readSurahs } from '../../core/quran.contract.ts'

/** The names of the surahs in their order, in the page's script; none when they cannot be had. */
export async function surahNames(): Promise<readonly string[]> {
  try {
    const { answer } = await readAnswer<typeof readSurahs>('/api/quran/surahs', undefined)
    return answer.map(({ name, englishName }) => (currentLanguage().code === 'ar' ? name : englishName))
  } catch {
    return []
  }
}
