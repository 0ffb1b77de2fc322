import { beginLastPlaceBridge } from '#features/quran/web/reader/last-place-bridge.ts'
import { onSessionId, sessionEnded, sessionId } from '#shared/web/session/session-id.ts'
import { beginSettingsBridge } from '#shared/web/user-data/settings-bridge.ts'
import { startReminders } from './reminders/start-reminders.tsx'
import { endedUntold } from './shell/ended-session.ts'
import { keepInSync } from './shell/keep-in-sync.ts'

/** What can wait until the page has come to rest. */
export function startAfterFirstPaint(): void {
  startReminders()
  beginSettingsBridge()
  beginLastPlaceBridge()
  const sync = () => (sessionId() || sessionEnded() || endedUntold()) && keepInSync()
  sync()
  // Another tab may sign in later; what the page asked first may have told that the session is over.
  onSessionId(sync)
}
