const NAME = 'rafiq.sync'

/** Stops the sync of this tab where the browser has no locks. */
let unlocked: AbortController | undefined

/**
 * One tab at a time syncs; `stop` tells when somebody needs the records alone, in whichever tab. Old browsers have no
 * locks: two tabs then send the same twice, which does no harm, and each stops its own.
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
    // The lock was taken away from a sync that runs.
    stop.abort()
  }
}

/** What `work` comes to; rejects at once when it is to stop, and does not begin after that. */
export function unlessStopped<Result>(stop: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('Somebody needs the records alone.'))
    if (stop.aborted) return end()
    stop.addEventListener('abort', end)
    work().then(resolve, reject)
  })
}

/**
 * Does something while no tab syncs. One that does is stopped: what it sent may arrive, but its answer is not taken, and
 * what is left goes the next time.
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
    // It failed, which is said below, or another tab took the lock from this one, which goes on all the same.
  }
  await (done ?? begin())
}
