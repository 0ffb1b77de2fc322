import { beginSettingsBridge } from '#shared/web/own-things/settings-bridge.ts'
import { startReminders } from './reminders/start-reminders.tsx'

/** What can wait until the page has come to rest. */
export function startLate(): void {
  startReminders()
  beginSettingsBridge()
}
