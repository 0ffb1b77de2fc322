import { ArrowUpDown, Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RestCard } from '#shared/web/rest-days/rest-card.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { Sources } from '../core/amounts.ts'
import type { History } from '../core/earned-day.ts'
import type { KnownTotals } from '../core/facts.ts'
import type { NamedGoal } from '../core/goal.ts'
import { AchievementsCard } from './achievements-card.tsx'
import { AmountForm } from './amount-form.tsx'
import { ArrangeForm } from './arrange-form.tsx'
import { GoalCard } from './goal-card.tsx'
import { type GoalDraft, GoalForm } from './goal-form.tsx'
import { LeftToday } from './left-today.tsx'
import { MoreTemplates, TemplateList } from './template-list.tsx'
import { type KnownGoals, useGoals } from './use-goals.ts'
import { YearCard } from './year-card.tsx'

type Opened =
  | { readonly form: 'goal'; readonly draft: GoalDraft }
  | { readonly form: 'amount'; readonly goal: NamedGoal }
  | { readonly form: 'arrange' }

/** Goals with their progress, the last year and the achievements. */
export function GoalsPage({
  known,
  ever,
  from,
  today,
  hijri,
  prayers,
  reminder,
}: {
  /** The counts of other features since `from`, for the current goals; `undefined` while loading. */
  known: { readonly sources: Sources } | undefined
  from: Day | undefined
  /** The counts of all days, which take longer to load. */
  ever: { readonly sources: Sources; readonly totals: KnownTotals } | undefined
  today: Day
  /** Formats a day in the Hijri calendar. */
  hijri: (day: Day) => string
  /** Today's prayers, from the prayer log. */
  prayers: ReactNode
  /** The switch of the reminders feature. */
  reminder: ReactNode
}) {
  usePageTitle(t('pages:goals.title'))
  const page = useFocusFallback()
  const [opened, setOpened] = useState<Opened>()
  const all = useGoals(ever?.sources, ever && '', today)
  const lately = useGoals(all ? undefined : known?.sources, from, today)
  const goals = all ?? lately
  const beside = useDeferredValue(true, false)
  const resting = goals?.excused(today) ?? false
  const canArrange = goals && (goals.active.length > 1 || goals.archived.length > 0)
  const openGoal = (draft: GoalDraft) => setOpened({ form: 'goal', draft })
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <PageHeader
        date={`${formatDay(today, today, 'long')} · ${hijri(today)}`}
        onArrange={canArrange ? () => setOpened({ form: 'arrange' }) : undefined}
        onNew={() => openGoal(freshGoal(today, nextOrder(goals)))}
      />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_22rem]">
        {goals ? (
          <GoalList
            goals={goals}
            onAmount={(goal) => setOpened({ form: 'amount', goal })}
            onEdit={openGoal}
            today={today}
          />
        ) : (
          <CardsSkeleton />
        )}
        {beside && (
          <div className="grid grid-cols-1 gap-6">
            {prayers}
            {goals && goals.active.length > 0 && (
              <LeftToday goals={goals.active} reminder={reminder} resting={resting} />
            )}
            <RestCard about={t('goals:rest')} today={today} />
          </div>
        )}
      </div>
      {all && <YearAndAchievements hijri={hijri} known={all} today={today} totals={ever?.totals} />}
      {opened && (
        <OpenedForm
          goals={goals}
          known={all}
          onClose={() => setOpened(undefined)}
          opened={opened}
          today={today}
        />
      )}
    </main>
  )
}

/** The form to edit a goal, to enter an amount by hand, or to arrange the goals. */
function OpenedForm({
  opened,
  goals,
  known,
  today,
  onClose,
}: {
  opened: Opened
  goals: KnownGoals | undefined
  /** With the counts of all days; `undefined` until they are read. */
  known: KnownGoals | undefined
  today: Day
  onClose: () => void
}) {
  if (opened.form === 'goal') return <GoalForm draft={opened.draft} onClose={onClose} today={today} />
  if (opened.form === 'amount')
    return known && <AmountForm byHand={known.byHand} goal={opened.goal} onClose={onClose} today={today} />
  return (
    goals && (
      <ArrangeForm
        active={goals.active.map(({ goal }) => goal)}
        archived={goals.archived.map(({ goal }) => goal)}
        onClose={onClose}
      />
    )
  )
}

/** The cards that need the counts of all days. */
function YearAndAchievements({
  known,
  totals,
  today,
  hijri,
}: {
  known: KnownGoals
  totals: KnownTotals | undefined
  today: Day
  hijri: (day: Day) => string
}) {
  const history = useMemo<History | undefined>(
    () => totals && { goals: [...known.active, ...known.archived], known: totals, excused: known.excused },
    [known, totals],
  )
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      {known.active.length + known.archived.length > 0 && (
        <YearCard hijri={hijri} known={known} today={today} />
      )}
      {history && <AchievementsCard history={history} today={today} />}
    </div>
  )
}

/** Two columns if both are wide enough for the text size. */
const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(16rem,40%)),1fr))] gap-6'

function CardsSkeleton() {
  return (
    <div aria-busy="true" className={CARDS}>
      {['a', 'b', 'c', 'd'].map((card) => (
        <div className="flex gap-4 rounded-card bg-raised p-5 shadow-card" key={card}>
          <Skeleton className="size-18 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-24" />
            <Skeleton className="mt-10 h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The current goals, or templates to start with. */
function GoalList({
  goals,
  today,
  onAmount,
  onEdit,
}: {
  goals: KnownGoals
  today: Day
  onAmount: (goal: NamedGoal) => void
  onEdit: (draft: GoalDraft) => void
}) {
  const order = nextOrder(goals)
  if (goals.active.length === 0) {
    return (
      <section className="rounded-card bg-raised p-5 shadow-card sm:p-6" id="begin">
        <h2 className="text-xl">{t('goals:empty.title')}</h2>
        <p className="mt-1 mb-5 text-muted">{t('goals:empty.text')}</p>
        <TemplateList onChoose={onEdit} order={order} today={today} />
      </section>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label={t('goals:list')} className={CARDS} id="goals">
        {goals.active.map((standing) => (
          <GoalCard
            key={standing.goal.id}
            onAmount={() => onAmount(standing.goal)}
            onEdit={() => onEdit(standing.goal)}
            resting={goals.excused(today)}
            standing={standing}
            today={today}
          />
        ))}
      </section>
      <MoreTemplates onChoose={onEdit} order={order} today={today} />
    </div>
  )
}

const freshGoal = (from: Day, order: number): GoalDraft => ({
  measure: 'pages',
  target: 1,
  period: 'day',
  from,
  order,
})

const nextOrder = (goals: KnownGoals | undefined) =>
  Math.max(0, ...(goals?.active ?? []).map(({ goal }) => goal.order + 1))

/** The title with today's dates, and buttons to add and sort goals. */
function PageHeader({
  date,
  onArrange,
  onNew,
}: {
  date: string
  /** `undefined` if there is nothing to sort. */
  onArrange: (() => void) | undefined
  onNew: () => void
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="wrap-anywhere font-display text-3xl">{t('goals:title')}</h1>
        <p className="mt-1 text-muted">{date}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onArrange && (
          <Button onClick={onArrange}>
            <ArrowUpDown aria-hidden size={18} />
            {t('goals:arrange')}
          </Button>
        )}
        <Button look="action" onClick={onNew}>
          <Plus aria-hidden size={18} />
          {t('goals:new')}
        </Button>
      </div>
    </div>
  )
}
