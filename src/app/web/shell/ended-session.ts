import { navigate } from 'wouter/use-browser-location'
import { deviceValue } from '#shared/web/device-value.ts'
import { loadMessages, t } from '#shared/web/i18n/i18n.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { sessionId } from '#shared/web/session/session-id.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { currentAccount } from '#shared/web/user-data/current-account.ts'

/** Only a message that was visible this long counts as read. */
const READ_AFTER_MS = 5000

/** The account whose ended session was already announced. */
const notified = deviceValue<string>('rafiq.session-ended.told', (found) =>
  typeof found === 'string' ? found : undefined,
)

/** Whether a session expired on an earlier page that closed before showing the message. */
export function mustNotifySessionEnd(): boolean {
  const account = currentAccount()
  return account !== undefined && sessionId() === undefined && notified.read() !== account
}

/** Call after signing in, so that the end of the new session is announced too. */
export function forgetSessionEnd(): void {
  if (notified.read() !== undefined) notified.write(undefined)
}

/** Shows that the session expired, except on the sign-in page, which shows it anyway. */
export async function notifySessionEnded(): Promise<void> {
  await retryImport(() => loadMessages(['account-menu']))
  if (sessionId() !== undefined || location.pathname === '/login') return
  const from = encodeURIComponent(location.pathname + location.search)
  toast({
    title: t('account-menu:ended.title'),
    description: t('account-menu:ended.text'),
    action: { label: t('account-menu:ended.again'), run: () => navigate(`/login?from=${from}`) },
  })
  setTimeout(() => mustNotifySessionEnd() && notified.write(currentAccount()), READ_AFTER_MS)
}
