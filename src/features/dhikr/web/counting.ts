import { deviceValue } from '#shared/web/device-value.ts'
import { today } from '#shared/web/use-today.ts'
import { countIdOf } from '../core/dhikr-days.ts'
import { type KeptRuns, keptRunsIn } from '../core/kept-runs.ts'
import type { Preset } from '../core/preset.ts'
import { type Felt, freshRun, opened, type Run, tapped, undone } from '../core/run.ts'
import { missingOf } from '../core/unsure-count.ts'
import { dhikrCounts } from './dhikr-counts.ts'
import { saysUnkept } from './says-unkept.ts'

/**
 * The counting under way stands in local storage, which takes every tap at once, so that a page that is killed the next
 * moment has lost none; the day’s counts follow in the person’s own things, several taps at a time when they are fast.
 */
const keptRuns = deviceValue<KeptRuns>('rafiq.dhikr.runs', keptRunsIn)

/** What is yet to be added to each day’s count, by its id. */
const waiting = new Map<string, number>()
let adding: Promise<void> | undefined
let totals: ReadonlyMap<string, number> = new Map()
let told = false

const read = (): KeptRuns => keptRuns.read() ?? { runs: {} }

/** Makes everything ready for the first tap, and mends what a killed page left. */
export async function prepareCounting(): Promise<void> {
  totals = await dhikrCounts.read()
  const { unsure } = read()
  if (!unsure || adding) return
  const missing = missingOf(unsure, totals.get(unsure.id) ?? 0)
  if (missing > 0) await addTo(unsure.id, missing)
  else sure()
}

/** The preset that was counted last. */
export const useCurrentPreset = (): string | undefined => keptRuns.use()?.current

export const useRun = (preset: string): Run => keptRuns.use()?.runs[preset] ?? freshRun

/** The preset comes to be counted: goes on, or begins anew when it was complete on another day. */
export function openRun({ id, steps }: Preset): void {
  change(id, (run) => opened(run, steps, today()))
}

/** Counts once. Returns what is to be felt. */
export function tap({ id, steps }: Preset, turn: 'self' | 'tap'): Felt {
  const day = today()
  const before = read().runs[id] ?? freshRun
  const { run, felt } = tapped(before, steps, { day, turn })
  if (run.total === before.total) change(id, () => run)
  else count(id, run, countIdOf(day, id), 1)
  return felt
}

/** Takes the last tap back, from the day on which it was made. Returns whether there was one. */
export function undo({ id }: Preset): boolean {
  const before = undone(read().runs[id] ?? freshRun)
  if (before) count(id, before.run, countIdOf(before.day, id), -1)
  return before !== undefined
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
  const kept = read()
  keptRuns.write({
    ...kept,
    current: preset,
    runs: { ...kept.runs, [preset]: changed(kept.runs[preset] ?? freshRun) },
  })
}

function count(preset: string, run: Run, id: string, by: 1 | -1): void {
  const kept = read()
  const shown = (totals.get(id) ?? 0) + by
  totals = new Map(totals).set(id, shown)
  keptRuns.write({
    ...kept,
    current: preset,
    runs: { ...kept.runs, [preset]: run },
    ...(shown >= 0 && { unsure: { id, shown } }),
  })
  void addTo(id, by)
}

function addTo(id: string, by: number): Promise<void> {
  waiting.set(id, (waiting.get(id) ?? 0) + by)
  adding ??= addAll()
  return adding
}

async function addAll(): Promise<void> {
  let kept = true
  let found = totals
  // A tap may come at every wait.
  while (waiting.size > 0) {
    for (let next = first(waiting); next; next = first(waiting)) {
      const [id, by] = next
      waiting.delete(id)
      if (by !== 0) kept = (await dhikrCounts.add(id, by)) && kept
    }
    found = await dhikrCounts.read()
  }
  adding = undefined
  totals = found
  if (kept) return sure()
  if (!told) saysUnkept(false)
  told = true
}

const first = <Key, Value>(map: ReadonlyMap<Key, Value>) => map.entries().next().value

/** What was shown is kept. */
function sure(): void {
  const { unsure, ...kept } = read()
  if (unsure) keptRuns.write(kept)
}
