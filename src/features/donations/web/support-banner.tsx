import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { DismissibleBanner } from '#shared/web/ui/dismissible-banner.tsx'

/** A banner that asks for support. Both ways to dismiss it mean the same. */
export default function SupportBanner({
  onSupport,
  onDismiss,
}: {
  onSupport: () => void
  onDismiss: () => void
}) {
  return (
    <DismissibleBanner
      dismiss={t('shell:close')}
      id="support-banner"
      onDismiss={onDismiss}
      text={t('donations:banner.text')}
      title={t('donations:banner.title')}
    >
      <Button aria-haspopup="dialog" look="action" onClick={onSupport}>
        {t('donations:banner.donate')}
      </Button>
      <Button onClick={onDismiss}>{t('donations:banner.later')}</Button>
    </DismissibleBanner>
  )
}
