import { useEffect, useState } from 'react'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { today } from '#shared/web/use-today.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import type { ReadingPlan } from '../core/reading-log.ts'
import { pauseTimer, type ReadingTimer, startTimer } from '../core/reading-timer.ts'
import { discardTimer } from './discard-timer.ts'
import { ElapsedTime } from './elapsed-time.tsx'
import type { GetSurahName } from './format-reading.ts'
import { PlanSelect } from './plan-select.tsx'
import { changeTimer, pauseOrResume, readTimer, startHeartbeat, useTimer, writeTimer } from './saved-timer.ts'
import { SilenceQuestion } from './silence-question.tsx'

/** The session timer: start, pause and finish. */
export function TimerCard({
  plans,
  names,
  onFinish,
}: {
  plans: readonly ReadingPlan[]
  names: GetSurahName
  onFinish: (timer: ReadingTimer) => void
}) {
  const timer = useTimer()
  const [planId, setPlanId] = useState<string>()
  const chosen = planId ?? plans[0]?.id ?? ''
  useEffect(startHeartbeat, [])
  return (
    <Card className="print:hidden" id="timer" title={t('reading:timer.title')}>
      {timer ? (
        <Running onFinish={onFinish} timer={timer} />
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">{t('reading:timer.about')}</p>
          <PlanSelect names={names} onChoose={setPlanId} plans={plans} value={chosen} />
          <Button
            onClick={() => {
              const now = Date.now()
              writeTimer(startTimer({ id: newId(), day: today(now), now, ...(chosen && { planId: chosen }) }))
            }}
          >
            {t('reading:timer.start')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Running({ timer, onFinish }: { timer: ReadingTimer; onFinish: (timer: ReadingTimer) => void }) {
  const runs = timer.lastSeenAt !== undefined
  return (
    <div className="grid gap-4">
      <p className="font-display text-5xl" role="timer">
        <ElapsedTime timer={timer} />
      </p>
      <p className="text-muted text-sm">
        {t(runs ? 'reading:timer.runs' : 'reading:timer.rests')}
        {timer.day !== today() && ` ${t('reading:timer.since', { day: formatDay(timer.day, today()) })}`}
      </p>
      <SilenceQuestion timer={timer} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="action"
          onClick={() => {
            changeTimer(pauseTimer)
            const paused = readTimer()
            if (paused) onFinish(paused)
          }}
        >
          {t('reading:timer.finish')}
        </Button>
        <Button onClick={pauseOrResume}>{t(runs ? 'reading:timer.rest' : 'reading:timer.resume')}</Button>
        <Button look="plain" onClick={() => discardTimer(timer)}>
          {t('reading:timer.discard')}
        </Button>
      </div>
    </div>
  )
}
