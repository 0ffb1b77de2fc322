import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { answered, type ReadingTimer } from '../core/reading-timer.ts'
import { changeTimer } from './kept-timer.ts'
import { minuteWords } from './words.ts'

/** Asks about the time in which nothing was heard of the page; nothing when there is none. */
export function SleptQuestion({ timer }: { timer: ReadingTimer }) {
  if (timer.asked === 0) return null
  const answer = (wasReading: boolean) => changeTimer((current) => answered(current, wasReading))
  return (
    <div className="rounded-card bg-action-soft p-4" role="alert">
      <p>{t('reading:timer.asked', { time: minuteWords(timer.asked / 1000) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => answer(true)}>{t('reading:timer.count')}</Button>
        <Button onClick={() => answer(false)}>{t('reading:timer.leaveOut')}</Button>
      </div>
    </div>
  )
}
