/** The prayers with reminders; sunrise has none. */
export const remindedPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type RemindedPrayer = (typeof remindedPrayers)[number]

/** The two reminders of a fast, each at the time of a prayer. */
export const fastMarks = { suhur: 'fajr', iftar: 'maghrib' } as const satisfies Record<string, RemindedPrayer>
export type FastMark = keyof typeof fastMarks
export const fastMarkNames = ['suhur', 'iftar'] as const satisfies readonly FastMark[]
/** Reminders at the time of a prayer. */
export type TimedReminder = RemindedPrayer | FastMark

/** Morning and evening reminders, named as in the specification. */
export const morningReminders = ['morningDhikr', 'prayerReminder', 'gratitudeMoment'] as const
export const eveningReminders = ['eveningReflection', 'charityReminder', 'nightDua'] as const
export const dailyReminders = [...morningReminders, ...eveningReminders] as const
export type DailyReminder = (typeof dailyReminders)[number]
/** Reminders at a fixed clock time. */
export type ClockReminder = DailyReminder | 'goals'

/** Sounds while the app is open. */
export const reminderSounds = ['adhan', 'tone', 'silent'] as const
export type ReminderSound = (typeof reminderSounds)[number]

/** Minutes before a prayer; 0 for no early reminder. */
export const minutesBefore = [0, 5, 10, 15, 20, 30, 45, 60] as const
export type MinutesBefore = (typeof minutesBefore)[number]

export interface PrayerReminder {
  readonly on: boolean
  readonly before: MinutesBefore
  readonly sound: ReminderSound
}

/** A reminder of Suhur’s end or Iftar, from ten days before Ramadan until Eid, instead of its prayer’s. */
export interface FastReminder extends Omit<PrayerReminder, 'on'> {
  /** `undefined` if nothing was chosen: the same as for the prayer at that time. */
  readonly on?: boolean | undefined
}

/** A reminder every day at a clock time (`HH:MM`). */
export interface DailyChoice {
  readonly on: boolean
  readonly time: string
}

/** A reminder on some weekdays (1 is Monday) at a clock time (`HH:MM`). It doesn’t say what the goals are. */
export interface GoalsChoice extends DailyChoice {
  readonly days: readonly number[]
  /**
   * A civil date (`YYYY-MM-DD`) to skip. Only sent to the server; not part of the settings saved on the
   * device.
   */
  readonly skip?: string | undefined
}

/** From one clock time to another (`HH:MM`), past midnight when the second is earlier. */
export interface QuietHours {
  readonly on: boolean
  readonly from: string
  readonly to: string
}

/** What a person wants to be reminded of. Clock times are local to their place. */
export interface ReminderSettings {
  /** The specification's «Prayer Notifications»: off silences all five prayers and keeps their choices. */
  readonly on: boolean
  /** The specification's «Adhan Sound»: off turns every adhan into silence. */
  readonly adhan: boolean
  readonly prayers: Readonly<Record<RemindedPrayer, PrayerReminder>>
  /** `undefined` when the device has no reminders of the fast. */
  readonly fasts?: Readonly<Record<FastMark, FastReminder>> | undefined
  readonly daily: Readonly<Record<DailyReminder, DailyChoice>>
  /** `undefined` when the device has no goals reminder. */
  readonly goals?: GoalsChoice | undefined
  readonly quiet: QuietHours
  /** Whether messages show a clock of 12 hours. Only sent to the server. */
  readonly hour12?: boolean | undefined
  /** Whole days by which the person’s Hijri date differs from the table. Only sent to the server. */
  readonly hijriAdjustment?: number | undefined
}

const prayer: PrayerReminder = { on: true, before: 0, sound: 'adhan' }
const fast: FastReminder = { before: 0, sound: 'adhan' }
const daily = (time: string): DailyChoice => ({ on: false, time })

/** The defaults: the five prayers at their time. */
export const defaultReminders: ReminderSettings = {
  on: true,
  adhan: true,
  prayers: { fajr: prayer, dhuhr: prayer, asr: prayer, maghrib: prayer, isha: prayer },
  fasts: { suhur: fast, iftar: fast },
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

/** The choice for a prayer, or for a fast's reminder, which uses its prayer’s `on` by default. */
export function reminderChoice(
  { prayers, fasts }: Pick<ReminderSettings, 'prayers' | 'fasts'>,
  name: TimedReminder,
): PrayerReminder {
  if (name !== 'suhur' && name !== 'iftar') return prayers[name]
  const ofPrayer = prayers[fastMarks[name]]
  const chosen = fasts?.[name]
  return chosen ? { ...chosen, on: chosen.on ?? ofPrayer.on } : { ...ofPrayer, on: false }
}

/** The sound at a reminder’s time; silent when the adhan is chosen but switched off for all. */
export function soundOf(
  { adhan, ...choices }: Pick<ReminderSettings, 'adhan' | 'prayers' | 'fasts'>,
  name: TimedReminder,
): ReminderSound {
  const { sound } = reminderChoice(choices, name)
  return sound === 'adhan' && !adhan ? 'silent' : sound
}

/** Whether a local time (`HH:MM`) is in the quiet hours. */
export function isQuiet({ on, from, to }: QuietHours, time: string): boolean {
  if (!on || from === to) return false
  return from < to ? from <= time && time < to : from <= time || time < to
}
