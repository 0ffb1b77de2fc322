import { AccountMenu } from '#features/account/web/menu/account-menu.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'

/** The account menu at the side of the page, or the links to sign in. */
export default function AccountSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open shape="sheet" title={t('shell:account')}>
      <AccountMenu onClose={onClose} />
    </Dialog>
  )
}
