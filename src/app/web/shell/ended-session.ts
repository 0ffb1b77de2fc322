import { navigate } from 'wouter/use-browser-location'
import { deviceValue } from '#shared/web/device-value.ts'
import { loadMessages, t } from '#shared/web/i18n/i18n.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { sessionId } from '#shared/web/session/session-id.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { currentAccount } from '#shared/web/user-data/current-account.ts'

/** As long as the message stands: a page that closes before has told nobody. */
const READ_AFTER_MS = 5000

/** The account whose session ended, once its person could read so. */
const told = deviceValue<string>('rafiq.session-ended.told', (found) =>
  typeof found === 'string' ? found : undefined,
)

/** Whether a session ended by itself on an earlier page that closed before it could say so. */
export function endedUntold(): boolean {
  const owner = currentAccount()
  return owner !== undefined && sessionId() === undefined && told.read() !== owner
}

/** Somebody is signed in: when this session ends, it is said anew. */
export function forgetTold(): void {
  if (told.read() !== undefined) told.write(undefined)
}

/** Says that the session ended by itself; not where somebody signs in, which says so itself. */
export async function sayEnded(): Promise<void> {
  await retryImport(() => loadMessages(['account-menu']))
  if (sessionId() !== undefined || location.pathname === '/login') return
  const from = encodeURIComponent(location.pathname + location.search)
  toast({
    title: t('account-menu:ended.title'),
    description: t('account-menu:ended.text'),
    action: { label: t('account-menu:ended.again'), run: () => navigate(`/login?from=${from}`) },
  })
  setTimeout(() => endedUntold() && told.write(currentAccount()), READ_AFTER_MS)
}
