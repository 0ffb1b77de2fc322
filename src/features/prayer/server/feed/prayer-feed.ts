import { createHash } from 'node:crypto'
import { gregorianDate, hijriMonth, RAMADAN } from '#features/hijri-calendar/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import { addDays, type CivilDate, dayNumber } from '#shared/core/civil-date.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { type FeedInstant, type FeedMark, instantsFeed } from '#shared/server/feed/calendar-feed.ts'
import type { PrayerDay, PrayerDayRequest, PrayerName } from '../../core/index.ts'
import { prayerDayReader } from '../../core/prayer-day.ts'
import { feedTexts } from './feed-texts.ts'

/** A leap year and a week, so that calendars that refresh within the week always have a year ahead. */
const DAYS = 373
const MS_PER_DAY = 86_400_000

export interface PrayerFeedRequest extends Omit<PrayerDayRequest, 'date'> {
  readonly city?: string | undefined
  readonly language: LanguageCode
  /** The times of a day to include, in order. */
  readonly prayers: readonly PrayerName[]
  /** Minutes before each time for a reminder; none if absent. */
  readonly alarm?: number | undefined
  /** The Hijri year of a Ramadan; limits the feed to its days, with the end of Suhur and Iftar. */
  readonly ramadan?: number | undefined
  readonly adjustment?: number | undefined
}

/**
 * A calendar of prayer times for a year and a week from a civil day on, with an event at the instant of each
 * in UTC, so that no zone can be misread. UIDs depend only on day, prayer, place and choices. Pauses between
 * weeks, so that the server can answer other requests.
 */
export function* prayerFeed(request: PrayerFeedRequest, first: CivilDate): Generator<undefined, string> {
  const { city, language, alarm, tables, ramadan, adjustment, prayers: asked, ...calculation } = request
  const fast = ramadan === undefined ? undefined : ramadanDays(ramadan, adjustment)
  const prayers: readonly PrayerName[] = fast ? ['fajr', 'maghrib'] : asked
  const start = fast?.first ?? first
  const read = prayerDayReader({ ...calculation, tables })
  const texts = feedTexts(language)
  const belongsTo = `${hash(JSON.stringify(calculation))}@rafiq`
  const marks = new Map<string, FeedMark>()
  const markOf = (name: PrayerName, { source, convention }: PrayerDay) => {
    const key = `${name} ${source.kind === 'table' ? source.id : ''}`
    const mark = marks.get(key) ?? {
      summary: fast ? texts.fast(name) : texts.prayer(name),
      description: texts.source(source, convention.name),
      ...(city !== undefined && { location: city }),
      alarmMinutes: alarm,
    }
    marks.set(key, mark)
    return mark
  }
  const instants: FeedInstant[] = []
  for (let index = 0; index < (fast?.length ?? DAYS); index++) {
    if (index % 7 === 6) yield
    const day = dayIfKept(read, addDays(start, index))
    if (!day) continue
    for (const name of prayers) {
      const uid = `${day.date}-${fast ? 'fast-' : ''}${name}-${belongsTo}`
      instants.push({ mark: markOf(name, day), uid, at: Date.parse(day.instants[name]) })
    }
  }
  const stamp = new Date(dayNumber(start) * MS_PER_DAY)
  const name = ramadan === undefined ? texts.name(city) : texts.ramadan(ramadan)
  return instantsFeed({ name, language, stamp }, instants)
}

/** The first civil day of a Ramadan, and its number of days. */
function ramadanDays(year: number, adjustment = 0): { readonly first: CivilDate; readonly length: number } {
  return {
    first: gregorianDate({ year, month: RAMADAN, day: 1 }, adjustment),
    length: hijriMonth(year, RAMADAN, adjustment).monthLength,
  }
}

/** A zone may have skipped the day. */
function dayIfKept(read: (date: CivilDate) => PrayerDay, date: CivilDate): PrayerDay | undefined {
  try {
    return read(date)
  } catch (error) {
    if (error instanceof AppError && error.code === 'date_not_in_time_zone') return undefined
    throw error
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
