import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'

/** Confirms the withdrawal, which can’t be undone. */
export function WithdrawDialog({
  open,
  onClose,
  onWithdraw,
}: {
  open: boolean
  onClose: () => void
  onWithdraw: () => void
}) {
  return (
    <Dialog onClose={onClose} open={open} title={t('role-applications:withdraw.title')}>
      <p className="mb-5">{t('role-applications:withdraw.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button data-autofocus onClick={onClose}>
          {t('role-applications:withdraw.cancel')}
        </Button>
        <Button look="ending" onClick={onWithdraw}>
          {t('role-applications:withdraw.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
