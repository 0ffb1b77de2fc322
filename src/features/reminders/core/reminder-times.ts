import { hijriDate } from '#features/hijri-calendar/core/index.ts'
import {
  isFastingSeason,
  type OfficialTable,
  type PrayerChoices,
  prayerDayReader,
} from '#features/prayer/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import { addDays, type CivilDate, civilDateAt, formatCivilDate, weekday } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { instantOfClockTime } from '#shared/core/instant-of-clock-time.ts'
import {
  type ClockReminder,
  dailyReminders,
  fastMarkNames,
  fastMarks,
  type RemindedPrayer,
  type ReminderSettings,
  remindedPrayers,
  reminderChoice,
  type TimedReminder,
} from './reminder-settings.ts'

/** A reminder due at an instant (`at`, milliseconds since the epoch). */
export type Reminder =
  | { readonly kind: 'prayer'; readonly name: TimedReminder; readonly at: number }
  | { readonly kind: 'before'; readonly name: TimedReminder; readonly at: number; readonly prayerAt: number }
  | { readonly kind: 'daily'; readonly name: ClockReminder; readonly at: number }

/** The times of the five prayers on a civil date; `undefined` for a date that the zone skipped. */
export type PrayerInstants = (date: CivilDate) => Readonly<Record<RemindedPrayer, number>> | undefined

/** What determines a person’s reminders. */
export interface ReminderPlan {
  readonly settings: Pick<
    ReminderSettings,
    'on' | 'prayers' | 'fasts' | 'daily' | 'goals' | 'hijriAdjustment'
  >
  readonly timeZone: string
  readonly prayers: PrayerInstants
}

export interface CalculationPlace extends PrayerChoices {
  readonly place: Coordinates
  readonly timeZone: string
  readonly country?: string | undefined
  /** Official timetables for the place, which take precedence over calculation. */
  readonly tables?: readonly OfficialTable[] | undefined
}

const MS_PER_MINUTE = 60_000
const SECOND = 1000

/** Prayer times by official timetable or calculation, cached by day. */
export function calculatedPrayers(request: CalculationPlace): PrayerInstants {
  const read = prayerDayReader(request)
  const known = new Map<string, ReturnType<PrayerInstants>>()
  return (date) => {
    const key = `${date.year}-${date.month}-${date.day}`
    if (!known.has(key))
      known.set(
        key,
        instantsOf(() => read(date).instants),
      )
    return known.get(key)
  }
}

function instantsOf(read: () => Readonly<Record<RemindedPrayer, string>>): ReturnType<PrayerInstants> {
  try {
    const instants = read()
    return Object.fromEntries(remindedPrayers.map((name) => [name, Date.parse(instants[name])])) as Record<
      RemindedPrayer,
      number
    >
  } catch (error) {
    if (error instanceof AppError && error.code === 'date_not_in_time_zone') return undefined
    throw error
  }
}

/** Lists the reminders after one instant and up to and including another (milliseconds), in order. */
export function remindersBetween(plan: ReminderPlan, after: number, until: number): Reminder[] {
  if (until <= after) return []
  const first = addDays(civilDateAt(new Date(after), plan.timeZone), -1)
  const last = addDays(civilDateAt(new Date(until), plan.timeZone), 1)
  return remindersOfDays(plan, first, last).filter(({ at }) => at > after && at <= until)
}

/** Returns the first reminder after an instant (milliseconds), if there is one. */
export function nextReminder(plan: ReminderPlan, after: number): Reminder | undefined {
  const today = civilDateAt(new Date(after), plan.timeZone)
  // Isha, or a reminder before Fajr, may fall on another date. The fourth day covers zones that skipped one.
  return (
    remindersOfDays(plan, addDays(today, -1), addDays(today, 1)).find(({ at }) => at > after) ??
    remindersOfDays(plan, today, addDays(today, 3)).find(({ at }) => at > after) ??
    // Goals may be set for a single weekday.
    remindersOfDays(plan, addDays(today, 3), addDays(today, 8))[0]
  )
}

/** Lists reminders in order. Simultaneous ones are moved apart by a second, so that none hides another. */
function remindersOfDays(plan: ReminderPlan, first: CivilDate, last: CivilDate): Reminder[] {
  const found: Reminder[] = []
  for (let date = first; isUpTo(date, last); date = addDays(date, 1)) addDay(plan, date, found)
  found.sort((a, b) => a.at - b.at)
  for (let index = 1; index < found.length; index++) {
    const [previous, reminder] = [found[index - 1], found[index]]
    if (previous && reminder && reminder.at <= previous.at) {
      found[index] = { ...reminder, at: previous.at + SECOND }
    }
  }
  return found
}

function addDay({ settings, timeZone, prayers }: ReminderPlan, date: CivilDate, to: Reminder[]): void {
  const wanted = settings.on ? timedReminders(settings, date) : []
  const instants = wanted.length > 0 ? prayers(date) : undefined
  for (const name of instants ? wanted : []) {
    const at = instants?.[prayerOf(name)] ?? 0
    const { before } = reminderChoice(settings, name)
    if (before > 0) to.push({ kind: 'before', name, at: at - before * MS_PER_MINUTE, prayerAt: at })
    to.push({ kind: 'prayer', name, at })
  }
  for (const name of dailyReminders) {
    const { on, time } = settings.daily[name]
    if (on) to.push({ kind: 'daily', name, at: instantOfClockTime(date, time, timeZone) })
  }
  const { goals } = settings
  if (goals?.on && goals.days.includes(weekday(date)) && goals.skip !== formatCivilDate(date))
    to.push({ kind: 'daily', name: 'goals', at: instantOfClockTime(date, goals.time, timeZone) })
}

/**
 * The prayers with reminders on a day. In the fasting season the fast's reminders replace those of their
 * prayers.
 */
function timedReminders(settings: ReminderPlan['settings'], date: CivilDate): readonly TimedReminder[] {
  const marks = fastMarkNames.filter((name) => reminderChoice(settings, name).on)
  const shown = marks.length > 0 && isInSeason(date, settings.hijriAdjustment) ? marks : []
  const replaced: readonly RemindedPrayer[] = shown.map((name) => fastMarks[name])
  const others = remindedPrayers.filter((name) => settings.prayers[name].on && !replaced.includes(name))
  return [...shown, ...others]
}

const prayerOf = (name: TimedReminder): RemindedPrayer =>
  name === 'suhur' || name === 'iftar' ? fastMarks[name] : name

/** Whether a civil day has the fast’s reminders; never outside the years of the Hijri table. */
function isInSeason(date: CivilDate, adjustment = 0): boolean {
  try {
    return isFastingSeason(hijriDate(date, adjustment))
  } catch {
    return false
  }
}

const isUpTo = (date: CivilDate, last: CivilDate) =>
  Date.UTC(date.year, date.month - 1, date.day) <= Date.UTC(last.year, last.month - 1, last.day)
