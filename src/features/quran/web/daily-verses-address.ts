import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** Address of the list of verses of the day in the page's language, to be kept for days without a network. */
export function dailyVersesAddress(): string {
  return `/content/quran/daily-verses.${currentLanguage().code}.json`
}
