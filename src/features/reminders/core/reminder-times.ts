import { type OfficialTable, type PrayerChoices, prayerDayReader } from '#features/prayer/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import { addDays, type CivilDate, civilDateAt, formatCivilDate, weekday } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { instantOfClock } from './instant-of-clock.ts'
import {
  type ClockReminder,
  dailyReminders,
  type RemindedPrayer,
  type ReminderSettings,
  remindedPrayers,
} from './reminder-settings.ts'

/** Something to be said at an instant (`at`, milliseconds of the epoch). */
export type Reminder =
  | { readonly kind: 'prayer'; readonly name: RemindedPrayer; readonly at: number }
  | { readonly kind: 'before'; readonly name: RemindedPrayer; readonly at: number; readonly prayerAt: number }
  | { readonly kind: 'daily'; readonly name: ClockReminder; readonly at: number }

/** When the five prayers of a civil day begin; `undefined` for a day that the zone left out. */
export type PrayerInstants = (date: CivilDate) => Readonly<Record<RemindedPrayer, number>> | undefined

/** What the reminders of a person hang on. */
export interface ReminderPlan {
  readonly settings: Pick<ReminderSettings, 'on' | 'prayers' | 'daily' | 'goals'>
  readonly timeZone: string
  readonly prayers: PrayerInstants
}

export interface CalculationPlace extends PrayerChoices {
  readonly place: Coordinates
  readonly timeZone: string
  readonly country?: string | undefined
  /** Official timetables that hold there: they win over calculation. */
  readonly tables?: readonly OfficialTable[] | undefined
}

const MS_PER_MINUTE = 60_000
const SECOND = 1000

/** The prayers' instants by official table or calculation; each day is worked out once. */
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

/** The reminders after one instant and up to another (milliseconds, the second included), in order. */
export function remindersBetween(plan: ReminderPlan, after: number, until: number): Reminder[] {
  if (until <= after) return []
  const first = addDays(civilDateAt(new Date(after), plan.timeZone), -1)
  const last = addDays(civilDateAt(new Date(until), plan.timeZone), 1)
  return remindersOfDays(plan, first, last).filter(({ at }) => at > after && at <= until)
}

/** The first reminder after an instant (milliseconds); `undefined` when nothing is wanted. */
export function nextReminder(plan: ReminderPlan, after: number): Reminder | undefined {
  const today = civilDateAt(new Date(after), plan.timeZone)
  // Isha may fall after midnight, and a reminder before Fajr may too. The fourth day is for zones that left one out.
  return (
    remindersOfDays(plan, addDays(today, -1), addDays(today, 1)).find(({ at }) => at > after) ??
    remindersOfDays(plan, today, addDays(today, 3)).find(({ at }) => at > after) ??
    // Only one weekday may be wanted.
    remindersOfDays(plan, addDays(today, 3), addDays(today, 8))[0]
  )
}

/** In order of time; of those that fall together each further one comes a second later, so that none hides another. */
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
  const wanted = settings.on ? remindedPrayers.filter((name) => settings.prayers[name].on) : []
  const instants = wanted.length > 0 ? prayers(date) : undefined
  for (const name of instants ? wanted : []) {
    const at = instants?.[name] ?? 0
    const { before } = settings.prayers[name]
    if (before > 0) to.push({ kind: 'before', name, at: at - before * MS_PER_MINUTE, prayerAt: at })
    to.push({ kind: 'prayer', name, at })
  }
  for (const name of dailyReminders) {
    const { on, time } = settings.daily[name]
    if (on) to.push({ kind: 'daily', name, at: instantOfClock(date, time, timeZone) })
  }
  const { goals } = settings
  if (goals?.on && goals.days.includes(weekday(date)) && goals.skip !== formatCivilDate(date))
    to.push({ kind: 'daily', name: 'goals', at: instantOfClock(date, goals.time, timeZone) })
}

const isUpTo = (date: CivilDate, last: CivilDate) =>
  Date.UTC(date.year, date.month - 1, date.day) <= Date.UTC(last.year, last.month - 1, last.day)
