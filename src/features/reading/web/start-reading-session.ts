import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { today } from '#shared/web/use-today.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { type ReadingTimer, resumeTimer, startTimer } from '../core/reading-timer.ts'
import { formatMinutes } from './format-reading.ts'
import { saveReading } from './reading-changes.ts'
import { noteAlive, readTimer, writeTimer } from './saved-timer.ts'

/** Shorter unfinished sessions are discarded. */
const SHORTEST_NOTED_MS = 60_000

/**
 * Starts a session for a plan, or resumes today's. An unfinished session of another plan or day is recorded first.
 */
export function startReadingSession(planId: string, now = Date.now()): void {
  noteAlive()
  const timer = readTimer()
  const day = today(now)
  if (timer?.planId === planId && timer.day === day) {
    if (timer.lastSeenAt === undefined) writeTimer(resumeTimer(timer, now))
    return
  }
  if (timer) recordUnfinished(timer)
  writeTimer(startTimer({ id: newId(), day, now, planId }))
}

function recordUnfinished({ counted, day, startedAt, planId }: ReadingTimer): void {
  if (counted < SHORTEST_NOTED_MS) return
  const seconds = Math.round(counted / 1000)
  saveReading('sessions', { day, startedAt, seconds, ...(planId && { planId }) })
  toast({ title: t('reading:timer.noted', { time: formatMinutes(seconds) }) })
}
