import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { fastsToMakeUp } from '../core/fasts-to-make-up.ts'
import { lastRamadan } from '../core/ramadan-days.ts'
import { FastsForm } from './fasts-form.tsx'
import { markFast, markFastWithUndo } from './mark-fast.ts'
import { RamadanDays } from './ramadan-days.tsx'
import { FASTS_START, fastLog, fastStarts } from './saved-fasts.ts'

/** Today’s fast, the fasts to make up, and the last Ramadan day by day. */
export function FastsCard({ today, adjustment }: { today: Day; adjustment: number }) {
  const [changing, setChanging] = useState(false)
  const log = fastLog.use()
  const start = fastStarts.use()?.get(FASTS_START)?.fasts ?? 0
  if (!log) return null
  const owed = fastsToMakeUp(log, start)
  const ramadan = lastRamadan(today, adjustment)
  const state = log.get(today)?.state
  return (
    <Card id="fasts" title={t('fasts:title')}>
      <p className={owed > 0 ? 'font-display text-2xl' : ''}>
        {owed > 0 ? t('fasts:toMakeUp', { count: owed, fasts: formatNumber(owed) }) : t('fasts:none')}
      </p>
      {state && <p className="mt-3 rounded-xl bg-action-soft px-4 py-3">{t(`fasts:today.${state}`)}</p>}
      <div className="mt-4 grid justify-items-start gap-3 sm:flex sm:flex-wrap">
        {state ? (
          <Button onClick={() => markFast(today, undefined)}>{t('fasts:clear')}</Button>
        ) : (
          <>
            <Button onClick={() => markFastWithUndo(today, 'fasted', state)}>{t('fasts:fasted')}</Button>
            {owed > 0 && !ramadan.days.includes(today) && (
              <Button onClick={() => markFastWithUndo(today, 'madeUp', state)}>{t('fasts:madeUp')}</Button>
            )}
          </>
        )}
        <Button onClick={() => setChanging(true)}>{t(start > 0 ? 'fasts:change' : 'fasts:begin')}</Button>
      </div>
      <RamadanDays log={log} ramadan={ramadan} today={today} />
      <p className="mt-4 text-muted text-sm">{t('fasts:about')}</p>
      {changing && <FastsForm onClose={() => setChanging(false)} start={start} />}
    </Card>
  )
}
