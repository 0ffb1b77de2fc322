import {
  type DailyChoice,
  dailyReminders,
  type GoalsChoice,
  minutesBefore,
  type PrayerReminder,
  type ReminderSettings,
  remindedPrayers,
  reminderSounds,
  usualReminders,
} from './reminder-settings.ts'

type Found = Readonly<Record<string, unknown>>

/** Settings from what a device kept: what is no value any more is as it usually is. `undefined` for no settings at all. */
export function foundSettings(found: unknown): ReminderSettings | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { on, adhan, prayers, daily, quiet } = found as Found
  const usual = usualReminders
  return {
    on: flag(on, usual.on),
    adhan: flag(adhan, usual.adhan),
    prayers: each(remindedPrayers, (name) => prayerOf(part(prayers, name), usual.prayers[name])),
    daily: each(dailyReminders, (name) => dailyOf(part(daily, name), usual.daily[name])),
    goals: goalsOf(part(found, 'goals'), usual.goals),
    quiet: {
      on: flag(part(quiet).on, usual.quiet.on),
      from: clock(part(quiet).from, usual.quiet.from),
      to: clock(part(quiet).to, usual.quiet.to),
    },
  }
}

function prayerOf(found: Found, usual: PrayerReminder): PrayerReminder {
  return {
    on: flag(found.on, usual.on),
    before: minutesBefore.find((minutes) => minutes === found.before) ?? usual.before,
    sound: reminderSounds.find((sound) => sound === found.sound) ?? usual.sound,
  }
}

const dailyOf = (found: Found, usual: DailyChoice): DailyChoice => ({
  on: flag(found.on, usual.on),
  time: clock(found.time, usual.time),
})

function goalsOf(found: Found, usual: GoalsChoice | undefined): GoalsChoice | undefined {
  if (!usual) return undefined
  const { days } = found
  return {
    ...dailyOf(found, usual),
    days: Array.isArray(days) ? usual.days.filter((day) => days.includes(day)) : usual.days,
  }
}

const flag = (found: unknown, usual: boolean) => (typeof found === 'boolean' ? found : usual)

const clock = (found: unknown, usual: string) =>
  typeof found === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(found) ? found : usual

function part(found: unknown, name?: string): Found {
  const value = name === undefined ? found : part(found)[name]
  return typeof value === 'object' && value !== null ? (value as Found) : {}
}

function each<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
}
