import { type CalendarDay, prayerNames } from '../../core/index.ts'

const columns = ['date', 'hijri', 'imsak', ...prayerNames] as const

/** The days as CSV with English column names and ASCII digits, for programs such as our own importer. */
export function calendarCsv(days: readonly CalendarDay[]): string {
  const rows = days.map((day) =>
    columns.map((column) => (column === 'hijri' ? hijriText(day) : day[column])).join(),
  )
  return `${[columns.join(), ...rows].join('\r\n')}\r\n`
}

/** `1448-06-12` */
function hijriText({ hijri }: CalendarDay): string {
  if (!hijri) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  return `${hijri.year}-${two(hijri.month)}-${two(hijri.day)}`
}
