import { parseCivilDate } from '#shared/core/civil-date.ts'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import { pauseTimer, type ReadingTimer, resumeTimer, tick } from '../core/reading-timer.ts'

const EVERY_MS = 10_000

const value = accountValue<ReadingTimer>('rafiq.reading.timer', (found) => {
  if (typeof found !== 'object' || found === null) return undefined
  const timer = found as ReadingTimer
  const right =
    typeof timer.id === 'string' &&
    typeof timer.day === 'string' &&
    parseCivilDate(timer.day) !== undefined &&
    isInstant(timer.startedAt) &&
    isTime(timer.counted) &&
    isTime(timer.unconfirmed) &&
    (timer.lastSeenAt === undefined || isInstant(timer.lastSeenAt))
  return right ? timer : undefined
})

export const useTimer = (): ReadingTimer | undefined => value.use()
export const readTimer = (): ReadingTimer | undefined => value.read()
export const writeTimer = (timer: ReadingTimer | undefined): void => value.write(timer)

/** Changes the current timer; does nothing if there is none. */
export function changeTimer(change: (timer: ReadingTimer, now: number) => ReadingTimer): void {
  const timer = value.read()
  if (timer) value.write(change(timer, Date.now()))
}

/** Pauses or resumes the timer. */
export function pauseOrResume(): void {
  noteAlive()
  changeTimer((timer, now) =>
    timer.lastSeenAt === undefined ? resumeTimer(timer, now) : pauseTimer(timer, now),
  )
}

/** Records that the page is open. The timer also runs on other pages. */
export function noteAlive(): void {
  const timer = value.read()
  if (timer?.lastSeenAt !== undefined) value.write(tick(timer, Date.now()))
}

let beating: ReturnType<typeof setInterval> | undefined

export function startHeartbeat(): void {
  if (beating) return
  noteAlive()
  beating = setInterval(noteAlive, EVERY_MS)
  // Also when the page closes and returns, so that a reload or sleep isn't counted wrongly by up to the interval.
  addEventListener('pagehide', noteAlive)
  document.addEventListener('visibilitychange', noteAlive)
}

const isInstant = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text))
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
