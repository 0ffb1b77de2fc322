import { CLOCK_TIME } from '#shared/core/clock-time.ts'
import {
  type DailyChoice,
  dailyReminders,
  defaultReminders,
  type FastReminder,
  fastMarkNames,
  type GoalsChoice,
  minutesBefore,
  type PrayerReminder,
  type ReminderSettings,
  remindedPrayers,
  reminderSounds,
} from './reminder-settings.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Parses settings saved on the device. Invalid values become the defaults. Returns `undefined` when there are
 * no settings.
 */
export function parseReminderSettings(found: unknown): ReminderSettings | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { on, adhan, prayers, fasts, daily, quiet } = found as Fields
  const defaults = defaultReminders
  return {
    on: flag(on, defaults.on),
    adhan: flag(adhan, defaults.adhan),
    prayers: each(remindedPrayers, (name) => parsePrayer(part(prayers, name), defaults.prayers[name])),
    fasts: each(fastMarkNames, (name) => parseFast(part(fasts, name), defaults.prayers.fajr)),
    daily: each(dailyReminders, (name) => parseDaily(part(daily, name), defaults.daily[name])),
    goals: parseGoals(part(found, 'goals'), defaults.goals),
    quiet: {
      on: flag(part(quiet).on, defaults.quiet.on),
      from: clock(part(quiet).from, defaults.quiet.from),
      to: clock(part(quiet).to, defaults.quiet.to),
    },
  }
}

function parsePrayer(found: Fields, defaults: PrayerReminder): PrayerReminder {
  return {
    on: flag(found.on, defaults.on),
    before: minutesBefore.find((minutes) => minutes === found.before) ?? defaults.before,
    sound: reminderSounds.find((sound) => sound === found.sound) ?? defaults.sound,
  }
}

/** Has no `on` if none was chosen. */
function parseFast(found: Fields, defaults: PrayerReminder): FastReminder {
  const { on: _, ...choice } = parsePrayer(found, defaults)
  return typeof found.on === 'boolean' ? { ...choice, on: found.on } : choice
}

const parseDaily = (found: Fields, defaults: DailyChoice): DailyChoice => ({
  on: flag(found.on, defaults.on),
  time: clock(found.time, defaults.time),
})

function parseGoals(found: Fields, defaults: GoalsChoice | undefined): GoalsChoice | undefined {
  if (!defaults) return undefined
  const { days } = found
  return {
    ...parseDaily(found, defaults),
    days: Array.isArray(days) ? defaults.days.filter((day) => days.includes(day)) : defaults.days,
  }
}

const flag = (found: unknown, defaults: boolean) => (typeof found === 'boolean' ? found : defaults)

const clock = (found: unknown, defaults: string) =>
  typeof found === 'string' && CLOCK_TIME.test(found) ? found : defaults

function part(found: unknown, name?: string): Fields {
  const value = name === undefined ? found : part(found)[name]
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function each<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
}
