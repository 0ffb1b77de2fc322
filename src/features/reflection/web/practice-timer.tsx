import { useEffect } from 'react'
import { vibrate } from '#shared/web/accessibility/vibrate.ts'
import { formatDigits, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useWakeLock } from '#shared/web/use-wake-lock.ts'
import { useCountdown } from './use-countdown.ts'

const A_MINUTE = 60_000
/** Felt with closed eyes as well. */
const DONE_MS = 400

/** The countdown of a practice of `length` milliseconds: Begin, Pause, Resume and Reset, and Close at the end. */
export function PracticeTimer({ length, onClose }: { length: number; onClose: () => void }) {
  const { status, left, begin, pause, reset } = useCountdown(length)
  const isDone = status === 'done'
  useWakeLock(status === 'running')
  useEffect(() => {
    if (isDone) vibrate(DONE_MS)
  }, [isDone])
  // One button, so that it keeps the focus.
  const main = {
    idle: { text: 'begin', act: begin },
    running: { text: 'pause', act: pause },
    paused: { text: 'resume', act: begin },
    done: { text: 'close', act: onClose },
  }[status]
  const minutes = Math.ceil(left / A_MINUTE)
  return (
    <div className="mt-5 grid justify-items-center gap-4 rounded-card bg-sunken p-5 text-center">
      <p
        aria-label={t('reflection:moment.timeLeft')}
        className="tabular font-display font-semibold text-5xl leading-none"
        role="timer"
      >
        {formatTimeLeft(left)}
      </p>
      <div
        aria-hidden
        className="h-1.5 w-full max-w-xs overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <div
          className="h-full bg-action forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${(1 - left / length) * 100}%` }}
        />
      </div>
      <div role="status">
        {isDone && <p className="font-semibold">{t('reflection:moment.done')}</p>}
        {!isDone && (
          <p className="sr-only">
            {status === 'paused'
              ? t('reflection:moment.paused')
              : t('reflection:moment.left', { count: minutes, minutes: formatNumber(minutes) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="action" onClick={main.act}>
          {t(`reflection:moment.${main.text}`)}
        </Button>
        <Button aria-disabled={status === 'idle'} onClick={reset}>
          {t('reflection:moment.reset')}
        </Button>
      </div>
    </div>
  )
}

/** `4:05`, in the language's own digits. */
function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return formatDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}
