import { type CivilDate, compareDates } from '#shared/core/civil-date.ts'
import { hijriDate } from './hijri-date.ts'
import { type IslamicEvent, type IslamicEventId, islamicEvents } from './hijri-events.ts'
import { LAST_HIJRI_YEAR } from './month-lengths.ts'

/** The six events that most countries with Muslims celebrate. */
const major: ReadonlySet<IslamicEventId> = new Set<IslamicEventId>([
  'ramadan_begins',
  'laylat_al_qadr',
  'eid_al_fitr',
  'eid_al_adha',
  'islamic_new_year',
  'mawlid',
])

/**
 * The major events of a civil year, in order: six, or more if a Hijri event falls into the year twice. Throws
 * `AppError` `hijri_out_of_range` for a year that is not entirely in the table.
 */
export function majorEvents(civilYear: number, adjustment = 0): IslamicEvent[] {
  const newYearsDay: CivilDate = { year: civilYear, month: 1, day: 1 }
  const { year: first } = hijriDate(newYearsDay, adjustment)
  const { year: last } = hijriDate({ year: civilYear, month: 12, day: 31 }, adjustment)
  const hijriYears = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return hijriYears
    .flatMap((year) => islamicEvents(year, adjustment))
    .filter(({ id, date }) => major.has(id) && date.year === civilYear)
}

/**
 * The next `count` major events on or after `from`; fewer at the end of the table (1500). Throws `AppError`
 * `hijri_out_of_range` if `from` is outside the table.
 */
export function nextMajorEvents(from: CivilDate, count: number, adjustment = 0): IslamicEvent[] {
  const { year: first } = hijriDate(from, adjustment)
  // Each of the six happens once in a Hijri year, so two years contain the next of each.
  const years = [first, first + 1].filter((year) => year <= LAST_HIJRI_YEAR)
  return years
    .flatMap((year) => islamicEvents(year, adjustment))
    .filter(({ id, date }) => major.has(id) && compareDates(date, from) >= 0)
    .slice(0, count)
}
