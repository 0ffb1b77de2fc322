import enFeeds from '#locales/en/feeds.json' with { type: 'json' }
import enCalendar from '#locales/en/hijri-calendar.json' with { type: 'json' }
import { addDays, type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { eventOf, feedCalendar, feedText } from '#shared/server/feed/calendar-feed.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { hijriDate } from '../core/hijri-date.ts'
import { type IslamicEvent, islamicEvents, whiteDays } from '../core/hijri-events.ts'
import { LAST_HIJRI_YEAR } from '../core/month-lengths.ts'

const MONTHS = 12

interface EventsFeedRequest {
  readonly language: LanguageCode
  readonly adjustment?: number | undefined
  /** Whether to include the white days of every month. */
  readonly whiteDays: boolean
  /** Minutes before the first day for a reminder; none if absent. */
  readonly alarm?: number | undefined
}

const feedsIn = interfaceTexts('feeds', enFeeds)
const calendarIn = interfaceTexts('hijri-calendar', enCalendar)
interface Texts {
  readonly feeds: typeof enFeeds
  readonly calendar: typeof enCalendar
}

/**
 * A calendar of the events of the Hijri year of `today` and of the next, as whole days. UIDs contain the
 * event and its Hijri date, so an adjustment moves an event instead of adding one. Throws `AppError`
 * `hijri_out_of_range` outside 1356–1500.
 */
export function eventsFeed(request: EventsFeedRequest, today: CivilDate): string {
  const { language, adjustment = 0, alarm } = request
  const texts = { feeds: feedsIn(language), calendar: calendarIn(language) }
  const stamp = new Date(`${formatCivilDate(today)}T00:00:00Z`)
  const calendar = feedCalendar({ name: texts.feeds.hijriEvents, language, stamp })
  for (const event of eventsAround(today, adjustment, request.whiteDays)) {
    const { year, month, day } = event.hijri
    const mark = {
      summary: texts.calendar.events[event.id],
      description: descriptionOf(event, texts, language),
      alarmMinutes: alarm,
    }
    calendar.createEvent({
      ...eventOf(mark),
      id: `${year}-${month}-${day}-${event.id}-${adjustment}@rafiq`,
      allDay: true,
      start: midnight(event.date),
      end: midnight(addDays(event.lastDate, 1)),
      stamp,
    })
  }
  return feedText(calendar)
}

function eventsAround(today: CivilDate, adjustment: number, withWhiteDays: boolean): readonly IslamicEvent[] {
  const { year } = hijriDate(today, adjustment)
  const years = [year, year + 1].filter((each) => each <= LAST_HIJRI_YEAR)
  return years.flatMap((each) => {
    const monthly = withWhiteDays
      ? Array.from({ length: MONTHS }, (_, index) => whiteDays(each, index + 1, adjustment) ?? [])
      : []
    return [...islamicEvents(each, adjustment), ...monthly.flat()]
  })
}

/** The Hijri date, the meaning of the date, and the calendar's name. */
function descriptionOf({ hijri, rule }: IslamicEvent, { feeds, calendar }: Texts, language: LanguageCode) {
  const digits = numberingSystemOf(languageOf(language)?.locale ?? '')
  const month = String(hijri.month) as keyof Texts['calendar']['months']
  const date = calendar.date
    .replace('{{day}}', inDigits(String(hijri.day), digits))
    .replace('{{month}}', calendar.months[month])
    .replace('{{year}}', inDigits(String(hijri.year), digits))
  const meant = rule === 'night' ? feeds.night : rule === 'odd_night' ? feeds.oddNight : ''
  return [`${date}.`, meant, feeds.sighting].filter(Boolean).join(' ')
}

/** The library uses the date's day in UTC. */
const midnight = (date: CivilDate) => new Date(`${formatCivilDate(date)}T00:00:00Z`)
