/** The prayers that can be reminded of; sunrise is none. */
export const remindedPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type RemindedPrayer = (typeof remindedPrayers)[number]

/** The reminders of the morning and of the evening, as the specification names them. */
export const morningReminders = ['morningDhikr', 'prayerReminder', 'gratitudeMoment'] as const
export const eveningReminders = ['eveningReflection', 'charityReminder', 'nightDua'] as const
export const dailyReminders = [...morningReminders, ...eveningReminders] as const
export type DailyReminder = (typeof dailyReminders)[number]
/** What comes at a clock time. */
export type ClockReminder = DailyReminder | 'goals'

/** What is heard while the app is open. */
export const reminderSounds = ['adhan', 'tone', 'silent'] as const
export type ReminderSound = (typeof reminderSounds)[number]

/** Minutes before a prayer; 0 for no reminder before it. */
export const minutesBefore = [0, 5, 10, 15, 20, 30, 45, 60] as const
export type MinutesBefore = (typeof minutesBefore)[number]

export interface PrayerReminder {
  readonly on: boolean
  readonly before: MinutesBefore
  readonly sound: ReminderSound
}

/** Every day at the same clock time (`HH:MM`). */
export interface DailyChoice {
  readonly on: boolean
  readonly time: string
}

/** At a clock time (`HH:MM`) on these weekdays, 1 being Monday. What the goals are is nowhere in it. */
export interface GoalsChoice extends DailyChoice {
  readonly days: readonly number[]
  /** A civil day (`YYYY-MM-DD`) on which nothing is said. The server is told of it; what the device keeps has none. */
  readonly skip?: string | undefined
}

/** From one clock time to another (`HH:MM`), over midnight where the second is earlier. */
export interface QuietHours {
  readonly on: boolean
  readonly from: string
  readonly to: string
}

/** What a person wants to be reminded of. Clock times are those of the place. */
export interface ReminderSettings {
  /** The specification's «Prayer Notifications»: off silences all five prayers and keeps their choices. */
  readonly on: boolean
  /** The specification's «Adhan Sound»: off turns every adhan into silence. */
  readonly adhan: boolean
  readonly prayers: Readonly<Record<RemindedPrayer, PrayerReminder>>
  readonly daily: Readonly<Record<DailyReminder, DailyChoice>>
  /** `undefined` from devices and for subscriptions of before there was such a reminder. */
  readonly goals?: GoalsChoice | undefined
  readonly quiet: QuietHours
}

const prayer: PrayerReminder = { on: true, before: 0, sound: 'adhan' }
const daily = (time: string): DailyChoice => ({ on: false, time })

/** What holds until the person decides: the five prayers at their time. */
export const usualReminders: ReminderSettings = {
  on: true,
  adhan: true,
  prayers: { fajr: prayer, dhuhr: prayer, asr: prayer, maghrib: prayer, isha: prayer },
  daily: {
    morningDhikr: daily('07:00'),
    prayerReminder: daily('08:00'),
    gratitudeMoment: daily('09:00'),
    eveningReflection: daily('20:00'),
    charityReminder: daily('20:30'),
    nightDua: daily('22:00'),
  },
  goals: { ...daily('18:00'), days: [1, 2, 3, 4, 5, 6, 7] },
  quiet: { on: false, from: '22:00', to: '07:00' },
}

/** What sounds at a prayer's time: nothing where the adhan is wanted but switched off for all. */
export function soundOf({ adhan, prayers }: ReminderSettings, name: RemindedPrayer): ReminderSound {
  const { sound } = prayers[name]
  return sound === 'adhan' && !adhan ? 'silent' : sound
}

/** Whether a clock of the place that shows `time` (`HH:MM`) stands in the quiet hours. */
export function isQuiet({ on, from, to }: QuietHours, time: string): boolean {
  if (!on || from === to) return false
  return from < to ? from <= time && time < to : from <= time || time < to
}
