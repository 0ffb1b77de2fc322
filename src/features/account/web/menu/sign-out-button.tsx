import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { signOut, unsentThings } from '#shared/web/session/sign-in.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'

/** Signs out; where the device holds what the account has not got, the person is asked first. */
export function SignOutButton({
  children,
  className,
  plain = false,
  onDone,
}: {
  children: ReactNode
  className?: string
  /** Looks like a line of a menu. */
  plain?: boolean
  onDone?: () => void
}) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const leave = async () => {
    setBusy(true)
    await signOut(client)
    toast({
      title: t('account-menu:signedOut'),
      description: t(unsent > 0 ? 'account-menu:kept' : 'account-menu:cleared'),
    })
    onDone?.()
  }
  const ask = async () => {
    setBusy(true)
    const count = await unsentThings().catch(() => 0)
    if (count === 0) return leave()
    setUnsent(count)
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
      <Dialog onClose={() => setUnsent(0)} open={unsent > 0} title={t('account-menu:unsent.title')}>
        <p className="text-muted">
          {t('account-menu:unsent.text', { count: unsent, number: formatNumber(unsent) })}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button data-autofocus onClick={() => setUnsent(0)}>
            {t('account-menu:unsent.stay')}
          </Button>
          <Button disabled={busy} look="action" onClick={leave}>
            {t('account-menu:unsent.leave')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
