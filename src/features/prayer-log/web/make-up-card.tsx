import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { makeUpPlan } from '../core/make-up-plan.ts'
import { entryId, type LoggedPrayer, loggedPrayers } from '../core/prayer-entry.ts'
import { sumOf } from '../core/prayers-to-make-up.ts'
import { MakeUpForm } from './make-up-form.tsx'
import { addMadeUp, undoMadeUp } from './mark-prayer.ts'
import type { KnownLog } from './use-prayer-log.ts'

/** The number of prayers to make up, and a plan with its last day. */
export function MakeUpCard({ known, today }: { known: KnownLog; today: Day }) {
  const [changing, setChanging] = useState(false)
  const { owed, start } = known
  const total = sumOf(owed)
  const plan = makeUpPlan(owed, start.pace, today)
  const open = loggedPrayers.filter((prayer) => owed[prayer] > 0)
  return (
    <Card id="owed" title={t('prayer-log:makeUp.title')}>
      {total === 0 ? (
        <p>{t(sumOf(start.prayers) > 0 ? 'prayer-log:makeUp.done' : 'prayer-log:makeUp.none')}</p>
      ) : (
        <>
          <p className="font-display text-2xl">
            {t('prayer-log:makeUp.total', { count: total, prayers: formatNumber(total) })}
          </p>
          {plan && (
            <p className="mt-1 text-muted">
              {t('prayer-log:makeUp.plan', {
                pace: t('prayer-log:makeUp.pace', { count: start.pace, pace: formatNumber(start.pace) }),
                day: formatDay(plan.end, today),
                days: t('prayer-log:makeUp.days', { count: plan.days, days: formatNumber(plan.days) }),
              })}
            </p>
          )}
        </>
      )}
      {(total > 0 || loggedPrayers.some((prayer) => known.madeUp.get(entryId(today, prayer)))) && (
        <ul className="mt-4">
          {loggedPrayers.map((prayer) => (
            <OwedRow
              doneToday={known.madeUp.get(entryId(today, prayer)) ?? 0}
              key={prayer}
              owed={owed[prayer]}
              prayer={prayer}
              today={today}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 grid justify-items-start gap-3 sm:flex sm:flex-wrap">
        {open.length > 1 && (
          <Button look="action" onClick={() => addMadeUp(today, open)}>
            {t('prayer-log:makeUp.addAll')}
          </Button>
        )}
        <Button onClick={() => setChanging(true)}>
          {t(sumOf(start.prayers) > 0 ? 'prayer-log:makeUp.change' : 'prayer-log:makeUp.begin')}
        </Button>
      </div>
      <p className="mt-4 text-muted text-sm">{t('prayer-log:makeUp.schools')}</p>
      {changing && <MakeUpForm onClose={() => setChanging(false)} start={start} />}
    </Card>
  )
}

function OwedRow({
  prayer,
  owed,
  doneToday,
  today,
}: {
  prayer: LoggedPrayer
  owed: number
  doneToday: number
  today: Day
}) {
  const name = t(`prayer:names.${prayer}`)
  return (
    <li className="flex min-h-14 items-center gap-2 border-hairline border-b py-1 last:border-b-0">
      <span className="min-w-0 flex-1">
        {name}
        {doneToday > 0 && (
          <span className="block text-muted text-sm">
            {t('prayer-log:makeUp.today', { count: doneToday, prayers: formatNumber(doneToday) })}
          </span>
        )}
      </span>
      {doneToday > 0 && (
        <Button
          aria-label={t('prayer-log:makeUp.takeBack', { prayer: name })}
          look="plain"
          onClick={() => undoMadeUp(today, prayer)}
          round
        >
          <Minus aria-hidden size={18} />
        </Button>
      )}
      <span className="tabular min-w-10 text-end text-lg">{formatNumber(owed)}</span>
      <Button
        aria-disabled={owed === 0}
        aria-label={t('prayer-log:makeUp.add', { prayer: name })}
        data-tooltip={t('prayer-log:makeUp.addShort')}
        onClick={() => owed > 0 && addMadeUp(today, [prayer])}
        round
      >
        <Plus aria-hidden size={18} />
      </Button>
    </li>
  )
}
