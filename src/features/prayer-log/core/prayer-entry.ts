import { type Day, isDay } from '#shared/core/day.ts'

/** The five prayers, in the order of the day. */
export const loggedPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type LoggedPrayer = (typeof loggedPrayers)[number]

/**
 * The state of a prayer: prayed on time, in congregation or alone; prayed late; missed; missed and made up
 * since.
 */
export const prayerStates = ['congregation', 'onTime', 'late', 'missed', 'madeUp'] as const
export type PrayerState = (typeof prayerStates)[number]

export interface PrayerEntry {
  readonly state: PrayerState
}

/** By `entryId`. */
export type PrayerLog = ReadonlyMap<string, PrayerEntry>

/** `2026-11-21/asr` */
export const entryId = (day: Day, prayer: LoggedPrayer): string => `${day}/${prayer}`

/** The day and the prayer of an id; `undefined` for an invalid one. */
export function partsOfEntryId(id: string): { readonly day: Day; readonly prayer: LoggedPrayer } | undefined {
  const end = id.indexOf('/')
  const [day, name] = [id.slice(0, end), id.slice(end + 1)]
  const prayer = loggedPrayers.find((each) => each === name)
  return prayer && isDay(day) ? { day, prayer } : undefined
}

/** Prayed on time. */
export const isOnTime = (state: PrayerState | undefined): boolean =>
  state === 'onTime' || state === 'congregation'

/** Prayed, on time or late. */
export const isPrayed = (state: PrayerState | undefined): boolean => state !== undefined && state !== 'missed'
