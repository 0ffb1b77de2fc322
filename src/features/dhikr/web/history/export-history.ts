import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import type { DayCount } from '../../core/day-counts.ts'
import { historyCsv } from '../../core/history-csv.ts'
import { type AnyPreset, presetName } from '../library.ts'

/** Downloads the whole history as a CSV file. */
export function exportHistory(
  counts: readonly DayCount[],
  presets: ReadonlyMap<string, AnyPreset>,
  today: Day,
): void {
  const csv = historyCsv(counts, (id) => presetName(presets.get(id)), [
    t('dhikr:history.day'),
    t('dhikr:history.what'),
    t('dhikr:history.count'),
  ])
  saveFile(new File([csv], `rafiq-dhikr-${today}.csv`, { type: 'text/csv' }))
}
