import { ArrowUpDown, Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Day } from '#shared/core/day-count.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RestCard } from '#shared/web/rests/rest-card.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useFocusKept } from '#shared/web/use-focus-kept.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { Sources } from '../core/amounts.ts'
import { factsOf, type KnownTotals } from '../core/facts.ts'
import type { NamedGoal } from '../core/goal.ts'
import { AchievementsCard } from './achievements-card.tsx'
import { AmountForm } from './amount-form.tsx'
import { ArrangeForm } from './arrange-form.tsx'
import { GoalCard } from './goal-card.tsx'
import { type GoalDraft, GoalForm } from './goal-form.tsx'
import { LeftToday } from './left-today.tsx'
import { MoreTemplates, TemplateList } from './template-list.tsx'
import { useGoals } from './use-goals.ts'
import { YearCard } from './year-card.tsx'

type Opened =
  | { readonly form: 'goal'; readonly draft: GoalDraft }
  | { readonly form: 'amount'; readonly goal: NamedGoal }
  | { readonly form: 'arrange' }

/** Goals with their progress, the year, and what it amounts to. Everything is kept on the device. */
export function GoalsPage({
  known,
  ever,
  from,
  today,
  hijri,
  prayers,
  reminder,
}: {
  /** What other features count since the day `from`, which the goals of today need; `undefined` until it was read. */
  known: { readonly sources: Sources } | undefined
  from: Day | undefined
  /** The same of all days, which takes longer. */
  ever: { readonly sources: Sources; readonly totals: KnownTotals } | undefined
  today: Day
  /** A day in the Hijri calendar, in words. */
  hijri: (day: Day) => string
  /** The prayers of today, of another feature. */
  prayers: ReactNode
  /** Where the person chooses to be reminded, of another feature. */
  reminder: ReactNode
}) {
  usePageTitle(t('pages:goals.title'))
  const page = useFocusKept()
  const [opened, setOpened] = useState<Opened>()
  const all = useGoals(ever?.sources, ever && '', today)
  const lately = useGoals(all ? undefined : known?.sources, from, today)
  const goals = all ?? lately
  // What stands beside the goals, and on a phone below them, is drawn after them.
  const beside = useDeferredValue(true, false)
  const close = () => setOpened(undefined)
  const resting = goals?.excused(today) ?? false
  const order = Math.max(0, ...(goals?.active ?? []).map(({ goal }) => goal.order + 1))
  const fresh: GoalDraft = { measure: 'pages', target: 1, period: 'day', from: today, order }
  const openGoal = (draft: GoalDraft) => setOpened({ form: 'goal', draft })
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="wrap-anywhere font-display text-3xl">{t('goals:title')}</h1>
          <p className="mt-1 text-muted">
            {formatDay(today, today, 'long')} · {hijri(today)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {goals && (goals.active.length > 1 || goals.archived.length > 0) && (
            <Button onClick={() => setOpened({ form: 'arrange' })}>
              <ArrowUpDown aria-hidden size={18} />
              {t('goals:arrange')}
            </Button>
          )}
          <Button look="action" onClick={() => openGoal(fresh)}>
            <Plus aria-hidden size={18} />
            {t('goals:new')}
          </Button>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_22rem]">
        {!goals ? (
          <CardsSkeleton />
        ) : goals.active.length === 0 ? (
          <section className="rounded-card bg-raised p-5 shadow-card sm:p-6" id="begin">
            <h2 className="text-xl">{t('goals:empty.title')}</h2>
            <p className="mt-1 mb-5 text-muted">{t('goals:empty.text')}</p>
            <TemplateList onChoose={openGoal} order={order} today={today} />
          </section>
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <section aria-label={t('goals:list')} className={CARDS} id="goals">
              {goals.active.map((standing) => (
                <GoalCard
                  key={standing.goal.id}
                  onAmount={() => setOpened({ form: 'amount', goal: standing.goal })}
                  onEdit={() => openGoal(standing.goal)}
                  resting={resting}
                  standing={standing}
                  today={today}
                />
              ))}
            </section>
            <MoreTemplates onChoose={openGoal} order={order} today={today} />
          </div>
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
      {all && ever && (
        <div className="mt-6 grid grid-cols-1 gap-6">
          {all.active.length + all.archived.length > 0 && (
            <YearCard hijri={hijri} known={all} today={today} />
          )}
          <AchievementsCard
            facts={factsOf([...all.active, ...all.archived], ever.totals, {
              today,
              excused: all.excused,
            })}
            today={today}
          />
        </div>
      )}
      {opened?.form === 'goal' && <GoalForm draft={opened.draft} onClose={close} today={today} />}
      {opened?.form === 'amount' && all && (
        <AmountForm byHand={all.byHand} goal={opened.goal} onClose={close} today={today} />
      )}
      {opened?.form === 'arrange' && goals && (
        <ArrangeForm
          active={goals.active.map(({ goal }) => goal)}
          archived={goals.archived.map(({ goal }) => goal)}
          onClose={close}
        />
      )}
    </main>
  )
}

/** Beside each other where there is room for two, counted in letters. */
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
