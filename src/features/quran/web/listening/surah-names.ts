import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { readContent } from '../data/content-file.ts'
import type { SurahSummary } from '../data/use-surahs.ts'

/** The names of the surahs in their order, in the page's script; none when they cannot be had. */
export async function surahNames(): Promise<readonly string[]> {
  try {
    const surahs = await readContent<readonly SurahSummary[]>((index) => index.surahs)
    return surahs.map(({ name, englishName }) => (currentLanguage().code === 'ar' ? name : englishName))
  } catch {
    return []
  }
}
