import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { endAccount } from '#shared/web/user-data/end-account.ts'

/** Keeps the data of an account that is no longer used here as guest data, or deletes it. */
export function KeepOrDeleteData({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const end = async (choice: 'keep' | 'delete') => {
    setBusy(true)
    try {
      await endAccount(choice)
      toast({ title: t(`account-settings:after.${choice}Done`) })
      onDone()
    } catch {
      toast({ title: t('account-settings:failed'), tone: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button disabled={busy} look="action" onClick={() => end('keep')}>
        {t('account-settings:after.keep')}
      </Button>
      <Button disabled={busy} onClick={() => end('delete')}>
        {t('account-settings:after.delete')}
      </Button>
    </div>
  )
}
