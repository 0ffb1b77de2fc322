import { loggedPrayers, type PrayerLog, partsOfEntryId } from './prayer-entry.ts'

/**
 * The log as CSV (RFC 4180): `date,prayer,entry,count`, sorted by day and prayer. Earlier prayers that were
 * made up are `made_up_earlier`.
 */
export function logCsv(log: PrayerLog, madeUp: ReadonlyMap<string, number>): string {
  const rows = [
    ...[...log].map(([id, { state }]) => ({ id, entry: names[state], count: 1 })),
    ...[...madeUp].map(([id, count]) => ({ id, entry: 'made_up_earlier', count })),
  ].flatMap(({ id, ...row }) => {
    const parts = partsOfEntryId(id)
    return parts && row.count > 0 ? [{ ...parts, ...row }] : []
  })
  rows.sort(
    (a, b) => a.day.localeCompare(b.day) || loggedPrayers.indexOf(a.prayer) - loggedPrayers.indexOf(b.prayer),
  )
  const lines = rows.map(({ day, prayer, entry, count }) => [day, prayer, entry, count].join())
  return ['date,prayer,entry,count', ...lines, ''].join('\r\n')
}

const names = {
  congregation: 'congregation',
  onTime: 'on_time',
  late: 'late',
  missed: 'missed',
  madeUp: 'made_up',
} as const
