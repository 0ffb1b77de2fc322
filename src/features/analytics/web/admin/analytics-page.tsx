import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type Day, dayNumberOf, dayOfNumber, isDay } from '#shared/core/day.ts'
import { languageOf } from '#shared/core/languages.ts'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay, formatDaySpan } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { StaffPage } from '#shared/web/staff/staff-page.tsx'
import { BarChart, BarList } from '#shared/web/ui/bar-chart.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { DateInput, Field } from '#shared/web/ui/field.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { readAnalytics } from '../../core/analytics.contract.ts'
import { analyticsRoles, DEFAULT_DAYS, MOST_DAYS } from '../../core/analytics.ts'
import { type Analytics, analyticsCsv } from './analytics-csv.ts'

const SHORTCUTS = [7, DEFAULT_DAYS, 90, 365] as const
const SHOWN_ROWS = 10

/** How often pages are opened, for administrators and content managers. */
export default function AnalyticsPage() {
  usePageTitle(t('pages:adminAnalytics.title'))
  return (
    <StaffPage
      about={t('analytics:about')}
      forbidden={{ title: t('analytics:forbidden'), text: t('analytics:forbiddenText') }}
      path="/admin/analytics"
      roles={analyticsRoles}
      signInText={t('analytics:signInText')}
      title={t('analytics:title')}
    >
      <Counts />
    </StaffPage>
  )
}

interface Range {
  readonly from: Day
  readonly to: Day
}

/** Days are counted in UTC, so the last one may differ from that of this device. */
const lastDays = (days: number): Range => {
  const to = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  return { from: dayOfNumber(dayNumberOf(to) - days + 1), to }
}

function isReadable({ from, to }: Range): boolean {
  if (!isDay(from) || !isDay(to)) return false
  const days = dayNumberOf(to) - dayNumberOf(from) + 1
  return days >= 1 && days <= MOST_DAYS
}

function Counts() {
  const [range, setRange] = useState(() => lastDays(DEFAULT_DAYS))
  const readable = isReadable(range)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reading(readAnalytics, range),
    enabled: readable,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <>
      <RangeFields isWrong={!readable} onRange={setRange} range={range} />
      {data ? (
        <div aria-busy={isPlaceholderData} className="mt-6 grid gap-5">
          <ContentCounts counts={data.answer} />
          <Views counts={data.answer} />
        </div>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}

function RangeFields({
  range,
  isWrong,
  onRange,
}: {
  range: Range
  isWrong: boolean
  onRange: (range: Range) => void
}) {
  const { from, to } = range
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{t('analytics:ranges')}</legend>
      <div className="grid gap-3 sm:max-w-md sm:grid-cols-2">
        <Field label={t('analytics:from')}>
          <DateInput
            aria-describedby={isWrong ? 'range-wrong' : undefined}
            aria-invalid={isWrong}
            onChange={(event) => onRange({ from: event.target.value, to })}
            value={from}
          />
        </Field>
        <Field label={t('analytics:to')}>
          <DateInput
            aria-describedby={isWrong ? 'range-wrong' : undefined}
            aria-invalid={isWrong}
            onChange={(event) => onRange({ from, to: event.target.value })}
            value={to}
          />
        </Field>
      </div>
      {isWrong && (
        <p className="mt-2 text-ending" id="range-wrong" role="alert">
          {t('analytics:range', { days: formatNumber(MOST_DAYS) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {SHORTCUTS.map((days) => (
          <Button key={days} onClick={() => onRange(lastDays(days))}>
            {t('analytics:last', { days: formatNumber(days) })}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function ContentCounts({ counts }: { counts: Analytics }) {
  return (
    <Card id="content" title={t('analytics:content')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {(['courses', 'audio', 'mosques', 'names'] as const).map((kind) => (
          <div className="flex min-w-0 flex-col-reverse" key={kind}>
            <dt className="text-muted">{t(`analytics:${kind}`)}</dt>
            <dd className="font-display text-2xl">{formatNumber(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const viewsText = (views: number) => t('analytics:count', { count: views, total: formatNumber(views) })

function Views({ counts }: { counts: Analytics }) {
  const { from, to, days, views } = counts
  const save = () =>
    saveFile(new File([analyticsCsv(counts)], `rafiq-analytics-${from}-${to}.csv`, { type: 'text/csv' }))
  return (
    <>
      <Card
        aside={
          <Button onClick={save}>
            <Download aria-hidden size={18} />
            {t('analytics:save')}
          </Button>
        }
        id="views"
        title={t('analytics:views')}
      >
        <p role="status">
          {t('analytics:total', {
            count: views,
            total: formatNumber(views),
            span: formatDaySpan(from, to, to),
          })}
        </p>
        <BarChart
          bars={days.map((each) => ({
            key: each.day,
            value: each.views,
            label: t('analytics:on', { day: formatDay(each.day, to), views: viewsText(each.views) }),
          }))}
          end={formatDay(to, to)}
          start={formatDay(from, to)}
        />
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <MostViewed
          id="pages"
          none={t('analytics:none')}
          rows={counts.pages.map((each) => ({
            key: each.page,
            name: <bdi dir="ltr">{each.page}</bdi>,
            ...each,
          }))}
        />
        <MostViewed
          id="languages"
          none={t('analytics:none')}
          rows={counts.languages.map((each) => ({
            key: each.language,
            name: <bdi>{languageOf(each.language)?.nativeName ?? each.language}</bdi>,
            ...each,
          }))}
        />
        <MostViewed
          id="sites"
          none={t('analytics:noSites')}
          rows={counts.referringSites.map((each) => ({
            key: each.site,
            name: <bdi dir="ltr">{each.site}</bdi>,
            ...each,
          }))}
        />
      </div>
    </>
  )
}

function MostViewed({
  id,
  rows,
  none,
}: {
  id: 'pages' | 'languages' | 'sites'
  rows: readonly { readonly key: string; readonly name: React.ReactNode; readonly views: number }[]
  none: string
}) {
  const title = t(`analytics:${id}`)
  return (
    <Card id={id} title={title}>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <BarList
          bars={rows.slice(0, SHOWN_ROWS).map(({ key, name, views }) => ({
            ...{ key, name },
            value: views,
            text: formatNumber(views),
          }))}
          label={title}
        />
      )}
    </Card>
  )
}
