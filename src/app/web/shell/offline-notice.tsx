import { WifiOff } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { useOnline } from '#shared/web/offline/use-online.ts'

/** A line shown while the device is offline. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div aria-live="polite" role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-paper text-sm">
          <WifiOff aria-hidden className="shrink-0" size={16} />
          {t('shell:offline')}
        </p>
      )}
    </div>
  )
}
