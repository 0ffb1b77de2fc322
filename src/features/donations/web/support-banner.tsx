import { useEffect } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { DismissibleBanner } from '#shared/web/ui/dismissible-banner.tsx'
import { useSupport } from './use-support.ts'

/** A banner that asks for support, unless the site settings turn it off. Both ways to dismiss it mean the same. */
export default function SupportBanner({
  onSupport,
  onDismiss,
  onOff,
}: {
  onSupport: () => void
  onDismiss: () => void
  /** Called when the site settings turn it off. */
  onOff: () => void
}) {
  // Without an answer, such as offline, it is shown as by default.
  const { data, isError } = useSupport()
  const isOff = data?.answer.banner === false
  useEffect(() => {
    if (isOff) onOff()
  }, [isOff, onOff])
  if (!(data?.answer.banner ?? isError)) return null
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
