import { prayerNames } from '../prayer-names.ts'
import type { PrintedTimes } from './printed-times.ts'

/** A timetable's days as a CSV file that can be imported again. */
export function tableCsv(days: readonly PrintedTimes[]): string {
  const hasHanafi = days.some(({ asrHanafi }) => asrHanafi !== undefined)
  const heading = ['date', ...prayerNames, ...(hasHanafi ? ['asr_hanafi'] : [])]
  const rows = days.map((day) => [
    day.date,
    ...prayerNames.map((name) => day[name]),
    ...(hasHanafi ? [day.asrHanafi ?? ''] : []),
  ])
  return [heading, ...rows].map((cells) => cells.join()).join('\n')
}
