const DAY_MS = 86_400_000

/**
 * The environment of sweep tests. `npm test` runs one cell of each, a different one every day, and fewer
 * random cases; `SWEEP` chooses the cell. `npm run test:full` runs all cells and more random cases.
 */
export function sweepTurn(isFull, environment = process.env, nowMs = Date.now()) {
  if (!isFull) return { PRAYER_RUNS: '600', SWEEP: environment.SWEEP ?? String(Math.floor(nowMs / DAY_MS)) }
  return { KILL_RUNS: '100', SYNC_RUNS: '500', PRAYER_RUNS: '20000', SWEEP: 'all' }
}
