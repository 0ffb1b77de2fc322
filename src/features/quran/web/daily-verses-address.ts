import { chosenLanguage } from '#shared/web/i18n/i18n.ts'

/** The address of the list of daily verses in the person's language, cached for offline use. */
export function dailyVersesAddress(): string {
  return `/content/quran/daily-verses.${chosenLanguage().code}.json`
}
