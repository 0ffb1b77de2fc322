import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { UnsentCount } from '../user-data/sync-loop.ts'
import { sendThenCountUnsent, signOut } from './sign-in.ts'

const nothing: UnsentCount = { count: 0, lost: 0 }

/** Signs out, and asks first when the device has data that the account doesn’t. */
export function SignOutButton({
  children,
  className,
  plain = false,
  onDone,
}: {
  children: ReactNode
  className?: string
  /** Looks like a menu item. */
  plain?: boolean
  onDone?: () => void
}) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [{ count, lost }, setUnsent] = useState(nothing)
  const stays = count - lost
  const leave = async () => {
    setBusy(true)
    await signOut(client)
    toast({
      title: t('account-menu:signedOut'),
      description: t(`account-menu:${lost > 0 ? 'noRoom' : stays > 0 ? 'unsyncedStay' : 'cleared'}`),
    })
    onDone?.()
  }
  const ask = async () => {
    setBusy(true)
    const unsent = await sendThenCountUnsent().catch(() => nothing)
    if (unsent.count === 0) return leave()
    setUnsent(unsent)
    setBusy(false)
  }
  const label = busy ? t('account-menu:signingOut') : children
  return (
    <>
      {plain ? (
        <button aria-disabled={busy} className={className} onClick={busy ? undefined : ask} type="button">
          {label}
        </button>
      ) : (
        <Button aria-disabled={busy} className={className} onClick={busy ? undefined : ask}>
          {label}
        </Button>
      )}
      {count > 0 && (
        <Dialog onClose={() => setUnsent(nothing)} open title={t('account-menu:unsent.title')}>
          <div className="grid gap-3">
            {stays > 0 && (
              <p className="text-muted">
                {t('account-menu:unsent.text', { count: stays, number: formatNumber(stays) })}
              </p>
            )}
            {lost > 0 && (
              <p className="text-ending">
                {t('account-menu:unsent.lost', { count: lost, number: formatNumber(lost) })}
              </p>
            )}
          </div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button data-autofocus onClick={() => setUnsent(nothing)}>
              {t('account-menu:unsent.stay')}
            </Button>
            <Button disabled={busy} look="action" onClick={leave}>
              {t(`account-menu:unsent.${lost > 0 ? 'lose' : 'leave'}`)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
