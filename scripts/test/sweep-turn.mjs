const DAY_MS = 86_400_000

/**
 * Environment of the tests that are sweeps. `npm test` runs one cell of each, another every day, and
 * fewer random places and days; `SWEEP` chooses the cell.
 * `npm run test:full` runs all cells, and what is random or killed longer.
 */
export function sweepTurn(isFull, environment = process.env, nowMs = Date.now()) {
  if (!isFull) return { PRAYER_RUNS: '600', SWEEP: environment.SWEEP ?? String(Math.floor(nowMs / DAY_MS)) }
  return { KILL_RUNS: '100', SYNC_RUNS: '500', PRAYER_RUNS: '20000', SWEEP: 'all' }
}
