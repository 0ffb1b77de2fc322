import { useEffect, useState } from 'react'
import { formatCountdown } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useNow } from '#shared/web/use-now.ts'
import type { ReadingPlan } from '../core/reading-log.ts'
import { answered, heard, type ReadingTimer, resumed, startedTimer, stilled } from '../core/reading-timer.ts'
import { Field, Select } from './field.tsx'
import { hear, readTimer, startHearing, useTimer, writeTimer } from './kept-timer.ts'
import { newId } from './new-id.ts'
import { planTitle } from './plan-title.ts'
import { today } from './use-today.ts'
import { dayWords, minuteWords, type SurahNames } from './words.ts'

/** The timer of a session: begins, rests and ends, and asks about the time in which the page slept. */
export function TimerCard({
  plans,
  names,
  onFinish,
}: {
  plans: readonly ReadingPlan[]
  names: SurahNames
  onFinish: (timer: ReadingTimer) => void
}) {
  const timer = useTimer()
  const [planId, setPlanId] = useState<string>()
  const chosen = planId ?? plans[0]?.id ?? ''
  useEffect(startHearing, [])
  return (
    <Card id="timer" title={t('reading:timer.title')}>
      {timer ? (
        <Running onFinish={onFinish} timer={timer} />
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">{t('reading:timer.about')}</p>
          {plans.length > 0 && (
            <Field label={t('reading:session.plan')}>
              <Select onChange={(event) => setPlanId(event.target.value)} value={chosen}>
                {plans.map((plan) => (
                  <option key={plan.id} value={plan.id}>
                    {planTitle(plan, names)}
                  </option>
                ))}
                <option value="">{t('reading:session.noPlan')}</option>
              </Select>
            </Field>
          )}
          <Button
            onClick={() => {
              const now = Date.now()
              writeTimer(
                startedTimer({ id: newId(), day: today(now), now, ...(chosen && { planId: chosen }) }),
              )
            }}
          >
            {t('reading:timer.start')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function discard(timer: ReadingTimer): void {
  writeTimer(undefined)
  toast({
    title: t('reading:removed.timer'),
    action: {
      label: t('reading:undo'),
      run: () => writeTimer(stilled(timer, Date.parse(timer.heardAt ?? timer.startedAt))),
    },
  })
}

function Running({ timer, onFinish }: { timer: ReadingTimer; onFinish: (timer: ReadingTimer) => void }) {
  const now = useNow(1000)
  const runs = timer.heardAt !== undefined
  const { counted } = heard(timer, Math.max(now, Date.parse(timer.heardAt ?? timer.startedAt)))
  const change = (changed: (timer: ReadingTimer, now: number) => ReadingTimer) => {
    const current = readTimer()
    if (current) writeTimer(changed(current, Date.now()))
  }
  return (
    <div className="grid gap-4">
      <p className="tabular font-display text-5xl" role="timer">
        {formatCountdown(Math.floor(counted / 1000) * 1000)}
      </p>
      <p className="text-muted text-sm">
        {t(runs ? 'reading:timer.runs' : 'reading:timer.rests')}
        {timer.day !== today() && ` ${t('reading:timer.since', { day: dayWords(timer.day, today()) })}`}
      </p>
      {timer.asked > 0 && (
        <div className="rounded-card bg-action-soft p-4" role="alert">
          <p>{t('reading:timer.asked', { time: minuteWords(timer.asked / 1000) })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => change((current) => answered(current, true))}>
              {t('reading:timer.count')}
            </Button>
            <Button onClick={() => change((current) => answered(current, false))}>
              {t('reading:timer.leaveOut')}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="action"
          onClick={() => {
            change(stilled)
            const still = readTimer()
            if (still) onFinish(still)
          }}
        >
          {t('reading:timer.finish')}
        </Button>
        <Button
          onClick={() => {
            if (runs) hear()
            change(runs ? stilled : resumed)
          }}
        >
          {t(runs ? 'reading:timer.rest' : 'reading:timer.resume')}
        </Button>
        <Button look="plain" onClick={() => discard(timer)}>
          {t('reading:timer.discard')}
        </Button>
      </div>
    </div>
  )
}
