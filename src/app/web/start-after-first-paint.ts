import { beginLastPlaceBridge } from '#features/quran/web/reader/last-place-bridge.ts'
import { onSessionId, sessionEnded, sessionId } from '#shared/web/session/session-id.ts'
import { beginSettingsSync } from '#shared/web/user-data/sync-settings.ts'
import { startReminders } from './reminders/start-reminders.tsx'
import { mustNotifySessionEnd } from './shell/ended-session.ts'
import { keepInSync } from './shell/keep-in-sync.ts'

/** Starts reminders and sync, which can wait until the page has loaded. */
export function startAfterFirstPaint(): void {
  startReminders()
  beginSettingsSync()
  beginLastPlaceBridge()
  const sync = () => (sessionId() || sessionEnded() || mustNotifySessionEnd()) && keepInSync()
  sync()
  // Another tab may sign in later, and the first request may report that the session is over.
  onSessionId(sync)
}
