import { formatCountdown } from '#shared/web/i18n/format.ts'
import { EvenDigits } from '#shared/web/ui/even-digits.tsx'
import { useNow } from '#shared/web/use-now.ts'
import { type ReadingTimer, tick } from '../core/reading-timer.ts'

/** The time counted so far, updated every second. */
export function ElapsedTime({ timer }: { timer: ReadingTimer }) {
  const now = useNow(1000)
  const { counted } = tick(timer, Math.max(now, Date.parse(timer.lastSeenAt ?? timer.startedAt)))
  return <EvenDigits>{formatCountdown(Math.floor(counted / 1000) * 1000)}</EvenDigits>
}
