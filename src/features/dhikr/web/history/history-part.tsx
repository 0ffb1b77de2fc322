import { Download, Pencil } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RestCard } from '#shared/web/rest-days/rest-card.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { totalTaps } from '../../core/day-counts.ts'
import { formatTimes } from '../format-dhikr.ts'
import { usePresets } from '../library.ts'
import { CorrectForm } from './correct-form.tsx'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { exportHistory } from './export-history.ts'
import { PresetTotals } from './preset-totals.tsx'
import { useHistory } from './use-history.ts'

const spans = [7, 30, 90] as const

/** The counts by day, by preset and in total. */
export function HistoryPart() {
  const known = useHistory()
  const presets = usePresets()
  const today = useToday()
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  const [correcting, setCorrecting] = useState<{ readonly day: string; readonly preset?: string }>()
  if (!known || !presets) return <Skeleton className="h-64 w-full" />
  const { counts, streak } = known
  return (
    <div className="grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Card id="days" title={t('dhikr:history.title')}>
        {counts.length === 0 ? (
          <p className="text-muted">{t('dhikr:history.none')}</p>
        ) : (
          <>
            <RadioGroup
              label={t('dhikr:history.span')}
              onChoose={setSpan}
              options={spans.map((days) => ({
                value: days,
                text: t('dhikr:days', { count: days, days: formatNumber(days) }),
              }))}
              value={span}
            />
            <DayChart counts={counts} days={span} today={today} />
            <DayTable counts={counts} onCorrect={setCorrecting} presets={presets} today={today} />
          </>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setCorrecting({ day: today })}>
            <Pencil aria-hidden size={17} />
            {t('dhikr:correct.open')}
          </Button>
          {counts.length > 0 && (
            <Button onClick={() => exportHistory(counts, presets, today)}>
              <Download aria-hidden size={18} />
              {t('dhikr:history.export')}
            </Button>
          )}
        </div>
      </Card>
      <div className="grid grid-cols-1 gap-6">
        <Card id="totals" title={t('dhikr:totals.title')}>
          <ul>
            <Row className="flex-wrap">
              <span>{t('dhikr:totals.all')}</span>
              <span className="tabular font-semibold">{formatTimes(totalTaps(counts))}</span>
            </Row>
            {(['current', 'best'] as const).map((which) => (
              <Row key={which}>
                <span>{t(`dhikr:totals.${which}`)}</span>
                <span className="font-semibold">
                  {t('dhikr:days', { count: streak[which], days: formatNumber(streak[which]) })}
                </span>
              </Row>
            ))}
          </ul>
          <PresetTotals counts={counts} presets={presets} />
        </Card>
        <RestCard about={t('dhikr:rest')} today={today} />
      </div>
      {correcting && (
        <CorrectForm
          counts={counts}
          onClose={() => setCorrecting(undefined)}
          presets={presets}
          start={correcting}
          today={today}
        />
      )}
    </div>
  )
}
