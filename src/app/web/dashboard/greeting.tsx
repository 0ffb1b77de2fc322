import { RefreshCw } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { type SyncState, syncNow, useSyncState } from '#shared/web/user-data/sync-loop.ts'
import { useHasAccount } from '#shared/web/user-data/use-has-account.ts'

/** The greeting, by name if the person is signed in, and where their data is saved. */
export function Greeting() {
  const { data: user } = useUser()
  // Only a name that the user chose, because the username may be derived from their email.
  const name = user?.firstName
  return (
    <header>
      <h1 className="font-display text-3xl">
        {name ? t('dashboard:greetingName', { name: `\u2068${name}\u2069` }) : t('dashboard:greeting')}
      </h1>
      <WhereKept />
    </header>
  )
}

function WhereKept() {
  const hasAccount = useHasAccount()
  const sync = useSyncState()
  const isPrivate = usePrivate()
  const hasEnded = useSessionId() === undefined
  if (!hasAccount) {
    return (
      <p className="mt-1 text-muted">
        {t('dashboard:here')}{' '}
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-action print:hidden"
          href="/login?from=/dashboard"
        >
          {t('dashboard:signIn')}
        </Link>
      </p>
    )
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
      <span role="status">{wordsOf(sync, isPrivate, hasEnded)}</span>
      {!hasEnded && !isPrivate && sync.doing === 'nothing' && (sync.rejected ?? 0) > 0 && (
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-action print:hidden"
          href="/settings#rejected"
        >
          {t('dashboard:sync.which')}
        </Link>
      )}
      {hasEnded && (
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-action print:hidden"
          href="/login?from=/dashboard"
        >
          {t('dashboard:sync.signIn')}
        </Link>
      )}
      {!hasEnded && !isPrivate && sync.doing === 'waiting' && (
        <Button className="px-3" look="plain" onClick={() => void syncNow()}>
          <RefreshCw aria-hidden size={17} />
          {t('dashboard:sync.again')}
        </Button>
      )}
    </p>
  )
}

function wordsOf(sync: SyncState, isPrivate: boolean, hasEnded: boolean): string {
  if (hasEnded) return t('dashboard:sync.trouble.signed-out')
  return isPrivate ? t('dashboard:sync.private') : syncWords(sync)
}

function syncWords({ doing, doneAt, trouble, rejected = 0 }: SyncState): string {
  if (doing === 'waiting') return t(`dashboard:sync.trouble.${trouble ?? 'other'}`)
  if (doing === 'syncing' || doneAt === undefined) return t('dashboard:sync.syncing')
  if (rejected > 0) return t('dashboard:sync.rejected', { count: rejected, number: formatNumber(rejected) })
  return t('dashboard:sync.done', { time: formatInstant(new Date(doneAt).toISOString()) })
}
