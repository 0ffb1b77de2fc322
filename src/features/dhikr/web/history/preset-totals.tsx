import { t } from '#shared/web/i18n/i18n.ts'
import { type DayCount, totalsBy } from '../../core/day-counts.ts'
import { formatTimes } from '../format-dhikr.ts'
import { type AnyPreset, presetName } from '../library.ts'

/** The total of each preset with a bar, the largest first. */
export function PresetTotals({
  counts,
  presets,
}: {
  counts: readonly DayCount[]
  presets: ReadonlyMap<string, AnyPreset>
}) {
  const totals = [...totalsBy(counts, ({ preset }) => preset)].sort(([, a], [, b]) => b - a)
  const most = totals[0]?.[1] ?? 1
  if (totals.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">{t('dhikr:totals.byPreset')}</h3>
      <ul className="grid gap-3">
        {totals.map(([id, taps]) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{presetName(presets.get(id))}</bdi>
              <span className="tabular text-muted">{formatTimes(taps)}</span>
            </p>
            <svg
              aria-hidden="true"
              className="mt-1 h-1.5 w-full overflow-hidden rounded-full rtl:-scale-x-100"
              focusable="false"
              preserveAspectRatio="none"
              viewBox="0 0 100 1"
            >
              <rect className="fill-sunken" height="1" width="100" />
              <rect className="fill-action" height="1" width={(taps / most) * 100} />
            </svg>
          </li>
        ))}
      </ul>
    </>
  )
}
