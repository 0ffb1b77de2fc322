import { today } from '#shared/web/use-today.ts'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import {
  afterTap,
  type CountingSession,
  type Feedback,
  newSession,
  whenOpened,
  withoutLastTap,
} from '../core/counting-session.ts'
import { dayCountId } from '../core/day-counts.ts'
import type { Preset } from '../core/preset.ts'
import { parseSavedSessions, type SavedSessions } from '../core/saved-sessions.ts'
import { dhikrCounts } from './dhikr-counts.ts'

/**
 * The sessions are in local storage, which saves every tap at once, as the journal of user data does for the day’s
 * count. So a page that is killed a moment later loses no tap.
 */
const savedSessions = accountValue<SavedSessions>('rafiq.dhikr.runs', parseSavedSessions)

let saveFailureNotified = false

const read = (): SavedSessions => savedSessions.read() ?? { runs: {} }

/** The preset that was counted last. */
export const useCurrentPreset = (): string | undefined => savedSessions.use()?.current

export const useCountingSession = (preset: string): CountingSession =>
  savedSessions.use()?.runs[preset] ?? newSession

/**
 * Opens a preset for counting: its session continues, or starts over when it was completed on an earlier day. Writes
 * nothing when there is no session yet, because the saved value may still be another person’s.
 */
export function openSession({ id, steps }: Preset): void {
  if (read().runs[id]) change(id, (session) => whenOpened(session, steps, today()))
}

/** Counts once. Returns the feedback to give. */
export function tap({ id, steps }: Preset, turn: 'self' | 'tap'): Feedback {
  const day = today()
  const before = read().runs[id] ?? newSession
  const { session, feedback } = afterTap(before, steps, { day, turn })
  change(id, () => session)
  if (session.total > before.total) void add(dayCountId(day, id), 1)
  return feedback
}

/** Undoes the last tap, on the day on which it was made. */
export function undo({ id }: Preset): void {
  const before = withoutLastTap(read().runs[id] ?? newSession)
  if (!before) return
  change(id, () => before.session)
  void add(dayCountId(before.day, id), -1)
}

export function pause({ id }: Preset, paused: boolean): void {
  change(id, ({ paused: _, ...session }) => (paused ? { ...session, paused } : session))
}

/** Starts over; earlier counts stay in the history. Returns a function that restores the session. */
export function restart({ id }: Preset): () => void {
  const before = read().runs[id] ?? newSession
  change(id, () => newSession)
  return () => change(id, () => before)
}

function change(preset: string, changed: (session: CountingSession) => CountingSession): void {
  const { runs } = read()
  savedSessions.write({ current: preset, runs: { ...runs, [preset]: changed(runs[preset] ?? newSession) } })
}

/** Adds to a day’s count. Notifies of the first failed save only. */
async function add(id: string, by: 1 | -1): Promise<void> {
  if (await dhikrCounts.add(id, by)) return
  if (!saveFailureNotified) void notifySaveFailed(Promise.resolve(false))
  saveFailureNotified = true
}
