import { X } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** A banner that asks for support. Both ways to dismiss it mean the same. */
export default function SupportBanner({
  onSupport,
  onDismiss,
}: {
  onSupport: () => void
  onDismiss: () => void
}) {
  return (
    <section
      aria-labelledby="support-banner"
      className="relative flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card bg-action-soft p-5 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-80 pe-10 lg:pe-0">
        <h2 className="text-xl" id="support-banner">
          {t('donations:banner.title')}
        </h2>
        <p className="mt-1 max-w-reading">{t('donations:banner.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2 lg:me-12">
        <Button aria-haspopup="dialog" look="action" onClick={onSupport}>
          {t('donations:banner.donate')}
        </Button>
        <Button onClick={onDismiss}>{t('donations:banner.later')}</Button>
      </div>
      <Button
        aria-label={t('shell:close')}
        className="absolute end-2 top-2"
        data-tooltip={t('shell:close')}
        look="plain"
        onClick={onDismiss}
        round
      >
        <X aria-hidden size={18} />
      </Button>
    </section>
  )
}
