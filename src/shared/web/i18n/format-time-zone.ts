import { cityName } from './format.ts'
import { currentLanguage, t } from './i18n.ts'

/**
 * A time zone in the page's language, such as “Eastern European Time, Cairo”. The city comes from the zone's
 * IANA name; it is left out if it has no name in the language's script.
 */
export function formatTimeZone(timeZone: string): string {
  const { locale } = currentLanguage()
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return zone
  const english = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const city = cityName(english)
  const isReadable = city !== english || new Intl.Locale(locale).maximize().script === 'Latn'
  return isReadable ? zone + t('shell:comma') + city : zone
}
