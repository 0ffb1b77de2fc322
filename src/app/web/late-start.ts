import { beginLastPlaceBridge } from '#features/quran/web/reader/last-place-bridge.ts'
import { beginSettingsBridge } from '#shared/web/own-things/settings-bridge.ts'
import { onSessionId, sessionId } from '#shared/web/session/session-id.ts'
import { startReminders } from './reminders/start-reminders.tsx'
import { keepInSync } from './shell/keep-in-sync.ts'

/** What can wait until the page has come to rest. */
export function startLate(): void {
  startReminders()
  beginSettingsBridge()
  beginLastPlaceBridge()
  const sync = () => sessionId() && keepInSync()
  sync()
  // Another tab may sign in later.
  onSessionId(sync)
}
