import { TransparencyCard } from '#features/donations/web/transparency-card.tsx'
import { PartnersCard } from '#features/partners/web/partners-card.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { shellDialog } from '../shell/shell-dialog.ts'

/** How Rafiq is paid for: partner businesses, and the donations of this month. */
export default function PartnersPart() {
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <PartnersCard />
      <TransparencyCard>
        <Button aria-haspopup="dialog" onClick={() => shellDialog.set('support')}>
          {t('donations:banner.donate')}
        </Button>
      </TransparencyCard>
    </div>
  )
}
