import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import type { FastLog, FastState } from '../core/fast-entry.ts'
import type { RamadanDays as Days } from '../core/ramadan-days.ts'
import { markFast } from './mark-fast.ts'

/** The next state after a press: none, fasted, missed, and from the beginning. */
const next: Readonly<Record<'open' | FastState, FastState | undefined>> = {
  open: 'fasted',
  fasted: 'missed',
  madeUp: 'missed',
  missed: undefined,
}

const looks: Readonly<Record<'open' | FastState, string>> = {
  open: 'border border-hairline',
  fasted: 'bg-action text-on-action',
  madeUp: 'bg-action text-on-action',
  missed: 'border border-dashed border-muted text-muted line-through',
}

/** The days of a Ramadan, each of which can be marked as fasted or missed. */
export function RamadanDays({ ramadan, log, today }: { ramadan: Days; log: FastLog; today: Day }) {
  return (
    <Disclosure
      className="mt-4"
      title={t('fasts:ramadan', { year: formatNumber(ramadan.year, { useGrouping: false }) })}
    >
      <p className="text-muted text-sm">{t('fasts:ramadanAbout')}</p>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {ramadan.days.map((day, index) => {
          const state = log.get(day)?.state ?? 'open'
          return (
            <li key={day}>
              <button
                aria-label={t('fasts:day', {
                  number: formatNumber(index + 1),
                  day: formatDay(day, today),
                  state: t(`fasts:states.${state}`),
                })}
                className={classNames(
                  'tabular flex h-11 w-full items-center justify-center rounded-xl disabled:opacity-45',
                  looks[state],
                )}
                disabled={day > today}
                onClick={() => markFast(day, next[state])}
                type="button"
              >
                {formatNumber(index + 1)}
              </button>
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
