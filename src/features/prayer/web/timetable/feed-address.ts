import type { LanguageCode } from '#shared/core/languages.ts'
import { type PrayerName, prayerNames } from '../../core/index.ts'
import { readPrayerFeed } from '../../core/prayer.contract.ts'
import { type PrayerSettings, settingsQuery } from '../prayer-settings.ts'
import type { PrayerPlace } from '../use-prayer-day.ts'

export interface FeedChoices {
  readonly prayers: readonly PrayerName[]
  /** Minutes before each time; no reminder if absent. */
  readonly alarm?: number | undefined
  readonly language: LanguageCode
}

/** The path of a calendar for one Ramadan: the end of Suhur and Iftar on each of its days. */
export function ramadanFeedPath(
  place: PrayerPlace & { readonly name: string },
  settings: PrayerSettings,
  { language, year, adjustment }: { language: LanguageCode; year: number; adjustment: number },
): string {
  const path = feedPath(place, settings, { prayers: ['fajr', 'maghrib'], language })
  return `${path}&ramadan=${year}${adjustment === 0 ? '' : `&adjustment=${adjustment}`}`
}

/** The path of the calendar of prayer times. The place is rounded to two decimals, about a kilometre. */
export function feedPath(
  place: PrayerPlace & { readonly name: string },
  settings: PrayerSettings,
  { prayers, alarm, language }: FeedChoices,
): string {
  const round = (degrees: number) => String(Math.round(degrees * 100) / 100)
  const query = new URLSearchParams({
    latitude: round(place.latitude),
    longitude: round(place.longitude),
    city: place.name.slice(0, 120),
    ...(place.countryCode && { country: place.countryCode }),
    ...settingsQuery(settings),
    prayers: prayerNames.filter((name) => prayers.includes(name)).join(),
    ...(alarm !== undefined && { alarm: String(alarm) }),
    language,
  })
  return `${readPrayerFeed.path}?${query.toString().replaceAll('%2C', ',')}`
}
