import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import type { DayCount } from '../../core/day-counts.ts'
import { type AnyPreset, presetName } from '../library.ts'

const ROWS_AT_FIRST = 10

/** The counts by day and preset, the latest first. Each can be edited. */
export function DayTable({
  counts,
  presets,
  today,
  onCorrect,
}: {
  counts: readonly DayCount[]
  presets: ReadonlyMap<string, AnyPreset>
  today: Day
  onCorrect: (count: { readonly day: Day; readonly preset: string }) => void
}) {
  const [shown, setShown] = useState(ROWS_AT_FIRST)
  const rows = [...counts].sort((a, b) => (a.day === b.day ? b.taps - a.taps : a.day < b.day ? 1 : -1))
  return (
    <Disclosure className="mt-4" title={t('dhikr:history.table')}>
      <table className="w-full text-start">
        <thead>
          <tr className="border-hairline border-b text-muted text-sm">
            <th className="py-2 pe-3 text-start font-normal" scope="col">
              {t('dhikr:history.day')}
            </th>
            <th className="py-2 pe-3 text-start font-normal" scope="col">
              {t('dhikr:history.what')}
            </th>
            <th className="py-2 text-end font-normal" scope="col">
              {t('dhikr:history.count')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('dhikr:correct.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((count) => {
            const name = presetName(presets.get(count.preset))
            const day = formatDay(count.day, today)
            return (
              <tr className="border-hairline border-b last:border-b-0" key={`${count.day}/${count.preset}`}>
                <td className="py-1 pe-3">{day}</td>
                <td className="py-1 pe-3 text-muted [overflow-wrap:anywhere]">
                  <bdi>{name}</bdi>
                </td>
                <td className="tabular py-1 text-end">{formatNumber(count.taps)}</td>
                <td className="w-11">
                  <Button
                    aria-label={t('dhikr:correct.label', { name, day })}
                    look="plain"
                    onClick={() => onCorrect(count)}
                    round
                  >
                    <Pencil aria-hidden size={16} />
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + 3 * ROWS_AT_FIRST)}>
          {t('dhikr:history.more')}
        </Button>
      )}
    </Disclosure>
  )
}
