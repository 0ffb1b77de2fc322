import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { useHasAccount } from '#shared/web/user-data/use-has-account.ts'
import { deleteDeviceData } from './delete-device-data.ts'

/** Deletes everything on this device after a confirmation, because it can't be undone. */
export function DeleteSection({ leave }: { leave: () => Promise<void> }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const signedIn = useHasAccount()
  const run = async () => {
    setBusy(true)
    await leave()
    await deleteDeviceData()
    location.assign('/')
  }
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{t('privacy:delete.title')}</h3>
      <p className="mt-1 text-muted text-sm">{t('privacy:delete.about')}</p>
      <Button className="mt-3" look="ending" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={17} />
        {t('privacy:delete.open')}
      </Button>
      <Dialog onClose={() => setAsking(false)} open={asking} title={t('privacy:delete.title')}>
        <p>{t(signedIn ? 'privacy:delete.signedIn' : 'privacy:delete.guest')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button data-autofocus onClick={() => setAsking(false)}>
            {t('privacy:delete.cancel')}
          </Button>
          <Button disabled={busy} look="ending" onClick={() => void run()}>
            {t('privacy:delete.run')}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
