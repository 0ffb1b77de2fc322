import { TransparencyCard } from '#features/donations/web/transparency-card.tsx'
import { PartnersCard } from '#features/partners/web/partners-card.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { shellDialog } from '../shell/shell-dialog.ts'

/** How Rafiq is paid for: partner businesses, and the donations of this month. */
export default function PartnersRow() {
  return (
    <div className="grid gap-6 @min-[60rem]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <PartnersCard />
      <TransparencyCard>
        <p className="mt-auto pt-5">
          <Button aria-haspopup="dialog" onClick={() => shellDialog.set('support')}>
            {t('donations:banner.donate')}
          </Button>
        </p>
      </TransparencyCard>
    </div>
  )
}
