import type { CalendarDay, PrayerNote } from '../../core/index.ts'

export interface NoteOnDays {
  readonly note: PrayerNote
  /** The first and last day (`YYYY-MM-DD`) of each run of consecutive days. */
  readonly runs: readonly (readonly [first: string, last: string])[]
}

/**
 * The notes of a month, each once with its days, except those that the table shows beside the time
 * (`next_day`).
 */
export function monthNotes(days: readonly CalendarDay[]): NoteOnDays[] {
  const found = new Map<string, { note: PrayerNote; runs: [string, string][]; lastIndex: number }>()
  for (const [index, { date, notes }] of days.entries()) {
    for (const note of notes) {
      if (note.code === 'next_day' || note.code === 'previous_day') continue
      const key = JSON.stringify([note.code, 'rule' in note && note.rule, note.times])
      const entry = found.get(key) ?? { note, runs: [], lastIndex: Number.NaN }
      const run = entry.runs.at(-1)
      if (run && entry.lastIndex === index - 1) run[1] = date
      else entry.runs.push([date, date])
      entry.lastIndex = index
      found.set(key, entry)
    }
  }
  return [...found.values()].map(({ note, runs }) => ({ note, runs }))
}
