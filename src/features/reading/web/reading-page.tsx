import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { dayNumberOf } from '#shared/core/day.ts'
import { restPeriodOn } from '#shared/core/rest-days.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RestCard } from '#shared/web/rest-days/rest-card.tsx'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { useNow } from '#shared/web/use-now.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useWhereSaved } from '#shared/web/user-data/use-where-saved.ts'
import { live, type ReadingLog } from '../core/reading-log.ts'
import { readingStreak } from '../core/reading-streak.ts'
import { FinishedList } from './finished-list.tsx'
import { FinishedPlan } from './finished-plan.tsx'
import type { GetSurahName } from './format-reading.ts'
import { HistoryCard } from './history-card.tsx'
import { NoPlan } from './no-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanForm } from './plan-form.tsx'
import { ProgressCard } from './progress-card.tsx'
import { ReadingChart } from './reading-chart.tsx'
import { readReadingLog, useReadingLog } from './saved-reading-log.ts'
import { writeTimer } from './saved-timer.ts'
import { SessionForm } from './session-form.tsx'
import { TimerCard } from './timer-card.tsx'
import { TransferCard } from './transfer-card.tsx'
import { usePlans } from './use-plans.ts'
import type { SessionDraft } from './use-session-draft.ts'

const MINUTE_MS = 60_000
const CELEBRATED_DAYS = 7

// Starts loading the log while the page's code is still loading.
void readReadingLog()

/** Reading plans: today's portion, the timer, progress and history. All data is on the device. */
export default function ReadingPage({ names }: { names: GetSurahName }) {
  usePageTitle(t('pages:reading.title'))
  const log = useReadingLog()
  return log ? <Page log={log} names={names} /> : <Skeleton className="mx-auto h-screen max-w-content" />
}

/** The open form: of a new plan, or of a session. */
type OpenForm = 'plan' | { readonly draft: SessionDraft; readonly fromTimer?: boolean }

function Page({ log, names }: { log: ReadingLog; names: GetSurahName }) {
  const page = useFocusFallback()
  const { today, all, active, finished, sessions, nextOf, draftFor, draftOf } = usePlans(log)
  const now = useNow(MINUTE_MS)
  // Cards beside the portion and below the screen render after the first paint.
  const below = useDeferredValue(true, false)
  const [form, setForm] = useState<OpenForm>()
  const close = () => setForm(undefined)
  const recentlyFinished = finished.filter(
    ({ finishedOn }) => dayNumberOf(today) - dayNumberOf(finishedOn) < CELEBRATED_DAYS,
  )
  const plans = active.map(({ plan }) => plan)
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <PageHeader
        onNewPlan={all.length > 0 ? () => setForm('plan') : undefined}
        streak={readingStreak(log.sessions, log.pauses, { today, now })}
      />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {recentlyFinished.map(({ plan, finishedOn }) => (
            <FinishedPlan finishedOn={finishedOn} key={plan.id} names={names} plan={plan} today={today} />
          ))}
          {all.length === 0 && <NoPlan onBegin={() => setForm('plan')} />}
          {active.map(({ plan, progress }) => (
            <PlanCard
              key={plan.id}
              names={names}
              onUpTo={() => setForm({ draft: draftFor(plan.id) })}
              plan={plan}
              progress={progress}
              resting={restPeriodOn(live(log.pauses), today) !== undefined}
              today={today}
            />
          ))}
        </div>
        {below && (
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <TimerCard
              names={names}
              onFinish={(timer) => setForm({ draft: draftOf(timer), fromTimer: true })}
              plans={plans}
            />
            <RestCard about={t('reading:rest.about')} back={t('reading:rest.end')} today={today} />
          </div>
        )}
      </div>
      {below && (
        <Progress
          known={{ today, all, active, finished, sessions }}
          names={names}
          onAdd={() => setForm({ draft: draftFor(plans[0]?.id) })}
          onEdit={(draft) => setForm({ draft })}
          plans={log.plans}
        />
      )}
      {form === 'plan' && <PlanForm names={names} onClose={close} today={today} />}
      {form && form !== 'plan' && (
        <SessionForm
          draft={form.draft}
          names={names}
          nextOf={nextOf}
          onClose={close}
          onSaved={form.fromTimer ? () => writeTimer(undefined) : undefined}
          plans={all}
          today={today}
        />
      )}
    </main>
  )
}

/** The title, the streak, and buttons to read on and to add a plan. */
function PageHeader({
  streak,
  onNewPlan,
}: {
  streak: number
  /** `undefined` before the first plan, which has a button of its own. */
  onNewPlan: (() => void) | undefined
}) {
  const whereSaved = useWhereSaved('reading-session')
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-display text-3xl">{t('reading:title')}</h1>
        <p className="mt-1 text-muted">
          {streak > 1
            ? t('reading:row', { count: streak, days: formatNumber(streak) })
            : `${t('reading:about')} ${whereSaved}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass()} href="/quran/reader">
          {t('reading:continue')}
        </Link>
        {onNewPlan && (
          <Button onClick={onNewPlan}>
            <Plus aria-hidden size={18} />
            {t('reading:plan.new')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The cards below the portions: progress, finished plans, the chart and the history. */
function Progress({
  known: { today, all, active, finished, sessions },
  plans,
  names,
  onAdd,
  onEdit,
}: {
  known: Pick<ReturnType<typeof usePlans>, 'today' | 'all' | 'active' | 'finished' | 'sessions'>
  /** Also removed plans, because sessions may belong to them. */
  plans: ReadingLog['plans']
  names: GetSurahName
  onAdd: () => void
  onEdit: (draft: SessionDraft) => void
}) {
  const hasReading = all.length > 0 || sessions.length > 0
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {hasReading && <ProgressCard first={active[0]?.plan} names={names} plans={all} sessions={sessions} />}
        <FinishedList finished={finished} names={names} today={today} />
        <TransferCard />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {hasReading && <ReadingChart sessions={sessions} today={today} />}
        <HistoryCard
          names={names}
          onAdd={onAdd}
          onEdit={onEdit}
          plans={plans}
          sessions={sessions}
          today={today}
        />
      </div>
    </div>
  )
}
