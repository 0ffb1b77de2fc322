import { isDay } from '#shared/core/day-count.ts'
import type { Run } from './run.ts'

/** What the device keeps of the counting under way. */
export interface KeptRuns {
  /** The preset that was counted last. */
  readonly current?: string
  /** How far the person is with each preset. */
  readonly runs: Readonly<Record<string, Run>>
}

/** The runs in what was found on the device; what is none is left out. */
export function keptRunsIn(found: unknown): KeptRuns | undefined {
  if (!isRecord(found) || !isRecord(found.runs)) return undefined
  const runs = Object.entries(found.runs).flatMap(([preset, value]) => {
    const run = runIn(value)
    return run ? [[preset, run] as const] : []
  })
  return {
    ...(typeof found.current === 'string' && { current: found.current }),
    runs: Object.fromEntries(runs),
  }
}

function runIn(found: unknown): Run | undefined {
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
