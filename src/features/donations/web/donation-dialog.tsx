import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DonationForm } from './donation-form.tsx'
import { Impact } from './impact.tsx'

/** The form of `/support` in a dialog. */
export default function DonationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open title={t('donations:title')}>
      <p className="mb-4 text-muted">{t('donations:about')}</p>
      <DonationForm onClose={onClose} />
      <h3 className="mt-7 mb-3 border-hairline border-t pt-5 text-base">{t('donations:impact.title')}</h3>
      <Impact />
    </Dialog>
  )
}
