import { useMemo } from 'react'
import { divisionAt, divisionCount, divisionVerses, type VerseRange } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { divisionProgress } from '../core/division-progress.ts'
import { formatShare } from './format-reading.ts'

const CELL = 12
const STEP = 15
const LABEL = 28

/** The pages that begin in each juz. */
const pagesByJuz = () => {
  const pages: number[][] = Array.from({ length: divisionCount('juz') }, () => [])
  for (let page = 1; page <= divisionCount('page'); page++) {
    pages[divisionAt('juz', divisionVerses('page', page).first) - 1]?.push(page)
  }
  return pages
}

/** The read share of every juz and page, as a picture and as a table. */
export function ProgressMap({ read }: { read: readonly VerseRange[] }) {
  const juz = useMemo(pagesByJuz, [])
  const byPage = useMemo(() => divisionProgress('page', read), [read])
  const byJuz = useMemo(() => divisionProgress('juz', read), [read])
  const width = LABEL + Math.max(...juz.map((pages) => pages.length)) * STEP
  const rtl = currentLanguage().direction === 'rtl'
  const x = (from: number, size: number) => (rtl ? width - from - size : from)
  const whole = (shares: readonly number[]) => shares.filter((share) => share === 1).length
  const summary = t('reading:map.summary', {
    pages: formatNumber(whole(byPage)),
    allPages: formatNumber(byPage.length),
    juz: formatNumber(whole(byJuz)),
    allJuz: formatNumber(byJuz.length),
  })
  return (
    <div>
      <p className="text-muted">{summary}</p>
      <svg
        aria-label={summary}
        className="mt-4 h-auto w-full max-w-md"
        role="img"
        viewBox={`0 0 ${width} ${juz.length * STEP}`}
      >
        {juz.map((pages, row) => (
          <g key={pages[0]}>
            <text
              className={byJuz[row] === 1 ? 'fill-ink font-bold' : 'fill-muted'}
              direction="ltr"
              dominantBaseline="central"
              fontSize="10"
              textAnchor="middle"
              x={x(0, LABEL - 8) + (LABEL - 8) / 2}
              y={row * STEP + CELL / 2}
            >
              {formatNumber(row + 1)}
            </text>
            {pages.map((page, column) => {
              const share = byPage[page - 1] ?? 0
              return (
                <rect
                  className={share > 0 ? 'fill-action' : 'fill-sunken stroke-hairline'}
                  fillOpacity={share > 0 ? 0.3 + 0.7 * share : 1}
                  height={CELL}
                  key={page}
                  rx={2.5}
                  width={CELL}
                  x={x(LABEL + column * STEP, CELL)}
                  y={row * STEP}
                />
              )
            })}
          </g>
        ))}
      </svg>
      <Disclosure className="mt-3" title={t('reading:map.asTable')}>
        <DataTable
          columns={(['juz', 'pages', 'read'] as const).map((column) => t(`reading:map.${column}`))}
          rows={juz.map((pages, row) => ({
            key: String(pages[0]),
            head: formatNumber(row + 1),
            cells: [
              t('reading:map.ofPages', {
                read: formatNumber(pages.filter((page) => byPage[page - 1] === 1).length),
                pages: formatNumber(pages.length),
              }),
              formatShare(byJuz[row] ?? 0),
            ],
          }))}
        />
      </Disclosure>
    </div>
  )
}
