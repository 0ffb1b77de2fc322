import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { confirmSilence, type ReadingTimer } from '../core/reading-timer.ts'
import { formatMinutes } from './format-reading.ts'
import { changeTimer } from './saved-timer.ts'

/** Asks whether time with the page closed or asleep was reading. Renders nothing if there is none. */
export function SilenceQuestion({ timer }: { timer: ReadingTimer }) {
  if (timer.unconfirmed === 0) return null
  const answer = (wasReading: boolean) => changeTimer((current) => confirmSilence(current, wasReading))
  return (
    <div className="rounded-card bg-action-soft p-4" role="alert">
      <p>{t('reading:timer.asked', { time: formatMinutes(timer.unconfirmed / 1000) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => answer(true)}>{t('reading:timer.count')}</Button>
        <Button onClick={() => answer(false)}>{t('reading:timer.leaveOut')}</Button>
      </div>
    </div>
  )
}
