import { onSessionId, sessionEnded, sessionId } from '#shared/web/session/session-id.ts'
import { startSync } from '#shared/web/session/start-sync.ts'
import { ACCOUNT_KEY } from '#shared/web/user-data/current-account.ts'
import { forgetSessionEnd, mustNotifySessionEnd, notifySessionEnded } from './ended-session.ts'

let begun = false

/** Starts sync, and shows a message when the session expires. */
export function startBackgroundSync(): void {
  if (begun) return
  begun = true
  let before = false
  const look = () => {
    if (sessionId() !== undefined) forgetSessionEnd()
    const ended = sessionEnded()
    if (ended && !before) void notifySessionEnded()
    before = ended
  }
  look()
  if (!before && mustNotifySessionEnd()) void notifySessionEnded()
  onSessionId(look)
  // After a sign-out in another tab, removes the user's data from this page, so that it is never saved for
  // the next user.
  addEventListener(
    'storage',
    ({ key, newValue }) => key === ACCOUNT_KEY && newValue === null && location.reload(),
  )
  startSync()
}
