import type { PrayerDay } from './prayer-day.ts'
import type { PrayerName } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'

/** The rule that decided one time of a day: the last that affected it. */
export type TimeBasis =
  | {
      readonly by:
        | 'sunrise'
        | 'noon'
        | 'sunset'
        | 'shadow'
        | 'double_shadow'
        | 'season'
        | 'midnight'
        | 'printed'
    }
  /** Degrees of the sun below the horizon. */
  | { readonly by: 'angle'; readonly degrees: number }
  /** Minutes after Maghrib. */
  | { readonly by: 'interval'; readonly minutes: number }
  | {
      readonly by: 'part_of_night'
      readonly rule: (PrayerNote & { code: 'high_latitude_rule' })['rule']
    }
  /** From another latitude or another day, because the sun does not rise and set here. */
  | { readonly by: 'borrowed' }

const MS_PER_MINUTE = 60_000

/** The rule that decided the time `name` of `day`, derived from the day's source, notes and angles. */
export function timeBasis(day: PrayerDay, name: PrayerName): TimeBasis {
  if (day.source.kind === 'table') return { by: 'printed' }
  const noted = noteOn(day.notes, name)
  if (noted) return noted
  switch (name) {
    case 'fajr':
      return { by: 'angle', degrees: day.angles.fajr }
    case 'sunrise':
      return { by: 'sunrise' }
    case 'dhuhr':
      return { by: 'noon' }
    case 'asr':
      return { by: day.madhab === 'hanafi' ? 'double_shadow' : 'shadow' }
    case 'maghrib':
      return day.angles.maghrib === undefined || hasNote(day.notes, 'maghrib_at_sunset')
        ? { by: 'sunset' }
        : { by: 'angle', degrees: day.angles.maghrib }
    case 'isha':
      return ishaBasis(day)
  }
}

/**
 * The interval is computed from the times: Umm al-Qura has a longer one in Ramadan, and minutes may have been
 * added.
 */
function ishaBasis({ angles, instants }: PrayerDay): TimeBasis {
  if (angles.ishaInterval === undefined) return { by: 'angle', degrees: angles.isha ?? 0 }
  const length = Date.parse(instants.isha) - Date.parse(instants.maghrib)
  return { by: 'interval', minutes: Math.round(length / MS_PER_MINUTE) }
}

function noteOn(notes: readonly PrayerNote[], name: PrayerName): TimeBasis | undefined {
  const on = (code: PrayerNote['code']) =>
    notes.find((note) => note.code === code && note.times.includes(name))
  if (on('polar_nearest_latitude') || on('polar_nearest_day')) return { by: 'borrowed' }
  if (on('kept_from_midnight')) return { by: 'midnight' }
  if (on('moonsighting_season')) return { by: 'season' }
  const rule = notes.find((note) => note.code === 'high_latitude_rule' && note.times.includes(name))
  return rule?.code === 'high_latitude_rule' ? { by: 'part_of_night', rule: rule.rule } : undefined
}

const hasNote = (notes: readonly PrayerNote[], code: PrayerNote['code']) =>
  notes.some((note) => note.code === code)
