import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { countPages } from '../core/mushaf-pages.ts'
import type { PlanProgress } from '../core/plan-progress.ts'
import type { Portion } from '../core/portions.ts'
import type { ReadingPlan } from '../core/reading-log.ts'
import {
  formatPageAmount,
  formatPagesAndJuz,
  formatShare,
  formatVerseRange,
  type GetSurahName,
  readerHref,
} from './format-reading.ts'
import { MissedDays } from './missed-days.tsx'
import { planTitle } from './plan-title.ts'
import { PortionParts } from './portion-parts.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { removeReading, saveReading } from './reading-changes.ts'
import { startReadingSession } from './start-reading-session.ts'

/** A plan's portion for today, its progress, and options after missed days. */
export function PlanCard({
  plan,
  progress,
  today,
  resting,
  names,
  onUpTo,
}: {
  plan: ReadingPlan
  progress: PlanProgress
  today: Day
  resting: boolean
  names: GetSurahName
  /** Opens the form to record how far the user has read. */
  onUpTo: () => void
}) {
  const title = planTitle(plan, names)
  const next = progress.next?.[0]
  const last = progress.next?.at(-1)
  if (!next || !last) return null
  const whole = { first: next.first, last: last.last }
  return (
    <Card
      aside={
        <Button
          aria-label={t('reading:plan.remove', { plan: title })}
          data-tooltip={t('reading:plan.removeShort')}
          look="plain"
          onClick={() => removeReading('plans', plan)}
          round
        >
          <Trash2 aria-hidden size={18} />
        </Button>
      }
      id={`plan-${plan.id}`}
      title={title}
    >
      <p className="eyebrow">
        {t(`reading:portion.${progress.doneToday ? 'done' : resting ? 'resting' : 'today'}`)}
      </p>
      <p className="mt-1 font-display text-2xl leading-snug">{formatVerseRange(whole, names)}</p>
      <p className="mt-1 text-muted">
        {formatPagesAndJuz(whole)}{' '}
        {t('reading:portion.amount', {
          amount: formatPageAmount(countPages(progress.next ?? [])),
        })}
      </p>
      <PortionParts names={names} onRead={() => startReadingSession(plan.id)} portion={progress.next ?? []} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Link
          className={buttonClass({ look: progress.doneToday ? 'quiet' : 'action' })}
          href={readerHref(next)}
          onClick={() => startReadingSession(plan.id)}
        >
          {t(progress.doneToday ? 'reading:portion.ahead' : 'reading:portion.read')}
        </Link>
        <Button onClick={() => recordPortion(plan.id, progress.next ?? [], today)}>
          {t('reading:portion.finish')}
        </Button>
        <Button onClick={onUpTo}>{t('reading:portion.upTo')}</Button>
      </div>
      {progress.missed > 0 && !resting && <MissedDays plan={plan} progress={progress} today={today} />}
      <ProgressBar
        label={t('reading:progress.ofPlan', { plan: title })}
        share={progress.share}
        words={t('reading:progress.ends', {
          share: formatShare(progress.share),
          day: formatDay(progress.expectedEnd, today),
        })}
      />
    </Card>
  )
}

/** Records a portion as read, and offers to undo. */
function recordPortion(planId: string, portion: Portion, day: Day): void {
  const startedAt = new Date().toISOString()
  const undo = portion.map((range) => saveReading('sessions', { planId, day, startedAt, seconds: 0, range }))
  toast({
    title: t('reading:portion.noted'),
    action: {
      label: t('reading:undo'),
      run: () => {
        for (const undoOne of undo) undoOne()
      },
    },
  })
}
