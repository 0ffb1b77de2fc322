import { formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { type MethodComparison, type PrayerDay, type PrayerName, prayerNames } from '../../core/index.ts'
import { nameInLanguage } from '../format-method.ts'
import { type ChartDot, chartDots, chartReach } from './chart-scale.ts'

const shown = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const ROW = 46
const AXIS = 26
/** The share of the width, in percent, that stays free at either end. */
const MARGIN = 4

/** The times of every method relative to the user's, as a chart, as text and as a table. */
export default function MethodsChart({
  day,
  methods,
}: {
  day: PrayerDay
  methods: readonly MethodComparison[]
}) {
  const reach = chartReach(methods, shown)
  const formatClock = useFormatClock()
  return (
    <figure>
      <figcaption className="text-muted">{t('prayer-page:methods.about')}</figcaption>
      <div className="mt-4 flex gap-3">
        <ul className="shrink-0">
          {shown.map((name) => (
            <li className="flex flex-col justify-center" key={name} style={{ height: ROW }}>
              <span className="font-semibold leading-tight">{t(`prayer:names.${name}`)}</span>
              <span className="tabular text-muted text-sm leading-tight">
                {rangeWords(methods, name, formatClock)}
              </span>
            </li>
          ))}
        </ul>
        <Drawing methods={methods} reach={reach} />
      </div>
      <p className="text-center text-muted text-sm">{t('prayer-page:methods.axis')}</p>
      <Disclosure className="mt-2" title={t('prayer-page:methods.table')}>
        <MethodsTable day={day} methods={methods} />
      </Disclosure>
    </figure>
  )
}

/** «05:12–05:44», or one time if all agree. */
function rangeWords(
  methods: readonly MethodComparison[],
  name: PrayerName,
  formatClock: (time: string) => string,
): string {
  const sorted = methods.toSorted((a, b) => a.later[name] - b.later[name])
  const ends = [sorted[0], sorted.at(-1)].flatMap((end) => (end ? formatClock(end.times[name]) : []))
  return [...new Set(ends)].join('–')
}

function Drawing({ methods, reach }: { methods: readonly MethodComparison[]; reach: number }) {
  const mirrored = currentLanguage().direction === 'rtl'
  const xOf = (later: number) => {
    const share = MARGIN + ((later + reach) / (2 * reach)) * (100 - 2 * MARGIN)
    return `${mirrored ? 100 - share : share}%`
  }
  const bottom = shown.length * ROW
  return (
    <svg
      aria-hidden="true"
      className="min-w-0 flex-1 overflow-visible"
      focusable="false"
      height={bottom + AXIS}
      width="100%"
    >
      {[-reach, -reach / 2, 0, reach / 2, reach].map((minutes) => (
        <g key={minutes}>
          <line
            className={minutes === 0 ? 'stroke-action' : 'stroke-hairline'}
            strokeWidth={minutes === 0 ? 2 : 1}
            x1={xOf(minutes)}
            x2={xOf(minutes)}
            y1={0}
            y2={bottom}
          />
          <text
            className="tabular fill-muted text-[0.8125rem]"
            textAnchor="middle"
            x={xOf(minutes)}
            y={bottom + 18}
          >
            {formatNumber(minutes, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })}
          </text>
        </g>
      ))}
      {shown.map((name, row) => (
        <g key={name} transform={`translate(0 ${row * ROW + ROW / 2})`}>
          <line className="stroke-hairline" x1="0" x2="100%" y1={ROW / 2} y2={ROW / 2} />
          {chartDots(methods, name).map((dot) => (
            <Dot dot={dot} key={dot.later} x={xOf(dot.later)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Larger if more methods agree. */
function Dot({ dot: { methods, later }, x }: { dot: ChartDot; x: string }) {
  const names = methods.map(nameInLanguage).join(t('shell:comma'))
  return (
    <circle
      className="fill-action stroke-raised"
      cx={x}
      cy={0}
      fillOpacity={0.82}
      r={4 + 1.6 * Math.sqrt(methods.length)}
      strokeWidth={1.5}
    >
      <title>{`${names}: ${formatNumber(later, { signDisplay: 'exceptZero' })}`}</title>
    </circle>
  )
}

function MethodsTable({ day, methods }: { day: PrayerDay; methods: readonly MethodComparison[] }) {
  const formatClock = useFormatClock()
  const cellsOf = (times: Readonly<Record<PrayerName, string>>) =>
    prayerNames.map((name) => formatClock(times[name]))
  return (
    <DataTable
      align="end"
      columns={[t('prayer-page:methods.method'), ...prayerNames.map((name) => t(`prayer:names.${name}`))]}
      rows={[
        { key: 'yours', head: t('prayer-page:methods.yours'), cells: cellsOf(day), highlighted: true },
        ...methods.map(({ method, shortName, times }) => ({
          key: method,
          head: nameInLanguage(shortName),
          cells: cellsOf(times),
        })),
      ]}
      scrollLabel={t('prayer-page:methods.table')}
    />
  )
}
