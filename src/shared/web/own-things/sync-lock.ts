const NAME = 'rafiq.things.sync'
/** How long somebody who signs out waits for a sync that hangs. */
const PATIENCE_MS = 5000

/** One tab at a time syncs. Old browsers have no locks: two tabs then send the same twice, which does no harm. */
export async function syncLocked(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  await navigator.locks.request(NAME, run)
}

/** Does something while no tab syncs; after a while all the same. */
export async function whileNoSync(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  let begun = false
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
      begun = true
      return run()
    })
  } catch (error) {
    if (begun) throw error
    await run()
  }
}
