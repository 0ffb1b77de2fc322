import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** The address of the list of daily verses in the page's language, cached for offline use. */
export function dailyVersesAddress(): string {
  return `/content/quran/daily-verses.${currentLanguage().code}.json`
}
