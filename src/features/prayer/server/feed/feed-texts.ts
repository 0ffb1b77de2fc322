import enFeeds from '#locales/en/feeds.json' with { type: 'json' }
import enPrayer from '#locales/en/prayer.json' with { type: 'json' }
import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import type { Names, PrayerName, TimesSource } from '../../core/index.ts'

/** The texts of a calendar of prayer times. */
export interface FeedTexts {
  readonly name: (place: string | undefined) => string
  readonly prayer: (name: PrayerName) => string
  /** Fajr and Maghrib as the end of Suhur and Iftar. */
  readonly fast: (name: PrayerName) => string
  readonly ramadan: (year: number) => string
  readonly source: (source: TimesSource, method: Names) => string
}

const localeOf = (language: LanguageCode) => languageOf(language)?.locale ?? 'en'

const feedsIn = interfaceTexts('feeds', enFeeds)
const prayerIn = interfaceTexts('prayer', enPrayer)
const conventionsIn = interfaceTexts<Readonly<Record<string, string>>>('conventions', {})

const methodIn = (language: LanguageCode, { en }: Names) => conventionsIn(language)[en] ?? en

/** The texts of a language, in English if they are not translated. */
export function feedTexts(language: LanguageCode): FeedTexts {
  const feeds = feedsIn(language)
  const prayer = prayerIn(language)
  return {
    name: (place) =>
      place === undefined ? feeds.prayerTimes : feeds.prayerTimesAt.replace('{{place}}', () => place),
    prayer: (name) => prayer.names[name],
    fast: (name) =>
      name === 'fajr' ? feeds.suhurEnds : name === 'maghrib' ? feeds.iftar : prayer.names[name],
    ramadan: (year) =>
      feeds.ramadan.replace(
        '{{year}}',
        new Intl.NumberFormat(localeOf(language), { useGrouping: false }).format(year),
      ),
    source: (source, method) =>
      source.kind === 'calculated'
        ? feeds.calculated.replace('{{method}}', () => methodIn(language, method))
        : feeds.table.replace('{{name}}', () => source.name).replace('{{source}}', () => source.source),
  }
}
