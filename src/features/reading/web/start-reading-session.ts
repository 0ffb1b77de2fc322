import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { today } from '#shared/web/use-today.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { type ReadingTimer, resumeTimer, startTimer } from '../core/reading-timer.ts'
import { formatMinutes } from './format-reading.ts'
import { hear, readTimer, writeTimer } from './kept-timer.ts'
import { keep } from './reading-changes.ts'

/** Shorter sessions that were left open are not worth an entry. */
const SHORTEST_NOTED_MS = 60_000

/**
 * Begins a session of reading for a plan, or goes on with today's that is under way. Another one that was left open is
 * noted with its time first.
 */
export function startReadingSession(planId: string, now = Date.now()): void {
  hear()
  const timer = readTimer()
  const day = today(now)
  if (timer?.planId === planId && timer.day === day) {
    if (timer.lastSeenAt === undefined) writeTimer(resumeTimer(timer, now))
    return
  }
  if (timer) note(timer)
  writeTimer(startTimer({ id: newId(), day, now, planId }))
}

function note({ counted, day, startedAt, planId }: ReadingTimer): void {
  if (counted < SHORTEST_NOTED_MS) return
  const seconds = Math.round(counted / 1000)
  keep('sessions', { day, startedAt, seconds, ...(planId && { planId }) })
  toast({ title: t('reading:timer.noted', { time: formatMinutes(seconds) }) })
}
