const NAME = 'rafiq.sync'

/** Stops this tab's sync in browsers without locks. */
let unlocked: AbortController | undefined

/**
 * Lets one tab at a time sync. `stop` is aborted when a tab needs the records exclusively. In browsers without locks, two
 * tabs may send the same records twice, which does no harm.
 */
export async function syncLocked(run: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  if (!navigator.locks) {
    unlocked = stop
    return run(stop.signal)
  }
  try {
    await navigator.locks.request(NAME, () => run(stop.signal))
  } catch {
    // Another tab took the lock from this sync.
    stop.abort()
  }
}

/** The result of `work`. Rejects at once when `stop` is aborted, and doesn't start after that. */
export function unlessStopped<Result>(stop: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('Another operation needs the records exclusively.'))
    if (stop.aborted) return end()
    stop.addEventListener('abort', end)
    work().then(resolve, reject)
  })
}

/**
 * Runs something while no tab syncs. A running sync is stopped: what it sent may arrive, but its answer is ignored, and
 * the rest is synced next time.
 */
export async function whileNoSync(run: () => Promise<void>): Promise<void> {
  let done: Promise<void> | undefined
  const begin = () => {
    done = run()
    return done
  }
  unlocked?.abort()
  try {
    await navigator.locks?.request(NAME, { steal: true }, begin)
  } catch {
    // Either it failed, which the last line reports, or another tab took the lock, and this one continues anyway.
  }
  await (done ?? begin())
}
