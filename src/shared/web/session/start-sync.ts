import { startSyncLoop } from '../user-data/sync-loop.ts'

let syncing = false

/** Starts sync; does nothing when called again. It is apart from signing in and out, which most visits don’t load. */
export function startSync(): void {
  if (syncing) return
  syncing = true
  startSyncLoop()
}
