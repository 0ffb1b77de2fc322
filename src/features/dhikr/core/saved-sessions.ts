import { isDay } from '#shared/core/day.ts'
import type { CountingSession } from './counting-session.ts'

/** The counting sessions as the device saves them. */
export interface SavedSessions {
  /** The preset that was counted last. */
  readonly current?: string
  /** The session of each preset. */
  readonly runs: Readonly<Record<string, CountingSession>>
}

/** Reads saved sessions, without those that are malformed; `undefined` when nothing can be read. */
export function parseSavedSessions(found: unknown): SavedSessions | undefined {
  if (!isRecord(found) || !isRecord(found.runs)) return undefined
  const sessions = Object.entries(found.runs).flatMap(([preset, value]) => {
    const session = parseSession(value)
    return session ? [[preset, session] as const] : []
  })
  return {
    ...(typeof found.current === 'string' && { current: found.current }),
    runs: Object.fromEntries(sessions),
  }
}

function parseSession(found: unknown): CountingSession | undefined {
  if (!isRecord(found) || !isCount(found.total) || !Array.isArray(found.lately)) return undefined
  const lately = found.lately.flatMap((each: unknown) =>
    isRecord(each) && isDay(each.day) && isCount(each.taps) && each.taps > 0
      ? [{ day: each.day, taps: each.taps }]
      : [],
  )
  return {
    total: found.total,
    lately,
    ...(found.waiting === true && { waiting: true }),
    ...(found.paused === true && { paused: true }),
  }
}

const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) >= 0
