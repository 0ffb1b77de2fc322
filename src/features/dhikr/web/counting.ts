import { personsValue } from '#shared/web/own-things/persons-value.ts'
import { sayUnkept } from '#shared/web/own-things/say-unkept.ts'
import { today } from '#shared/web/use-today.ts'
import { countIdOf } from '../core/dhikr-days.ts'
import { type KeptRuns, keptRunsIn } from '../core/kept-runs.ts'
import type { Preset } from '../core/preset.ts'
import { type Felt, freshRun, opened, type Run, tapped, undone } from '../core/run.ts'
import { dhikrCounts } from './dhikr-counts.ts'

/**
 * The counting under way. It stands in local storage, which takes every tap at once, as the journal of the person's own
 * things takes the day's count, so that a page that is killed the next moment has lost none.
 */
const keptRuns = personsValue<KeptRuns>('rafiq.dhikr.runs', keptRunsIn)

let toldUnkept = false

const read = (): KeptRuns => keptRuns.read() ?? { runs: {} }

/** The preset that was counted last. */
export const useCurrentPreset = (): string | undefined => keptRuns.use()?.current

export const useRun = (preset: string): Run => keptRuns.use()?.runs[preset] ?? freshRun

/**
 * The preset comes to be counted: goes on, or begins anew when it was complete on another day. Where nothing was counted
 * yet nothing is written: what is kept may be another person's.
 */
export function openRun({ id, steps }: Preset): void {
  if (read().runs[id]) change(id, (run) => opened(run, steps, today()))
}

/** Counts once. Returns what is to be felt. */
export function tap({ id, steps }: Preset, turn: 'self' | 'tap'): Felt {
  const day = today()
  const before = read().runs[id] ?? freshRun
  const { run, felt } = tapped(before, steps, { day, turn })
  change(id, () => run)
  if (run.total > before.total) void add(countIdOf(day, id), 1)
  return felt
}

/** Takes the last tap back, from the day on which it was made. */
export function undo({ id }: Preset): void {
  const before = undone(read().runs[id] ?? freshRun)
  if (!before) return
  change(id, () => before.run)
  void add(countIdOf(before.day, id), -1)
}

export function pause({ id }: Preset, paused: boolean): void {
  change(id, ({ paused: _, ...run }) => (paused ? { ...run, paused } : run))
}

/** Begins anew; what was counted stays counted. Returns the way back. */
export function restart({ id }: Preset): () => void {
  const before = read().runs[id] ?? freshRun
  change(id, () => freshRun)
  return () => change(id, () => before)
}

function change(preset: string, changed: (run: Run) => Run): void {
  const { runs } = read()
  keptRuns.write({ current: preset, runs: { ...runs, [preset]: changed(runs[preset] ?? freshRun) } })
}

/** Adds to a day's count. When the device cannot keep it, once is often enough to say so. */
async function add(id: string, by: 1 | -1): Promise<void> {
  if (await dhikrCounts.add(id, by)) return
  if (!toldUnkept) void sayUnkept(Promise.resolve(false))
  toldUnkept = true
}
