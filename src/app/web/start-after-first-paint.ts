import { startFollowingDevice } from '#features/location/web/follow-device.ts'
import { settingKeys } from '#features/privacy/core/device-keys.ts'
import { beginLastPlaceBridge } from '#features/quran/web/reader/last-place-bridge.ts'
import { loadMessages } from '#shared/web/i18n/i18n.ts'
import { onSessionId, sessionEnded, sessionId } from '#shared/web/session/session-id.ts'
import { startSettingsSync } from '#shared/web/user-data/sync-settings.ts'
import { startReminders } from './reminders/start-reminders.tsx'
import { mustNotifySessionEnd } from './shell/ended-session.ts'
import { startBackgroundSync } from './shell/start-background-sync.ts'

/** Starts reminders and sync, which can wait until the page has loaded. */
export function startAfterFirstPaint(): void {
  startReminders()
  startSettingsSync(settingKeys)
  beginLastPlaceBridge()
  startFollowingDevice()
  // A place may come from another tab or by sync, and its name is shown in the page's language.
  void loadMessages(['cities']).catch(() => undefined)
  const sync = () => (sessionId() || sessionEnded() || mustNotifySessionEnd()) && startBackgroundSync()
  sync()
  // Another tab may sign in later, and the first request may report an expired session.
  onSessionId(sync)
}
