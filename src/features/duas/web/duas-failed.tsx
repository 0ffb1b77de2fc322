import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Shown when the duas can’t be loaded. */
export function DuasFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="font-semibold">{t('duas:failed')}</p>
      <p className="mt-1 mb-4 text-muted">{t('duas:failedHint')}</p>
      <Button onClick={onRetry}>{t('duas:again')}</Button>
    </div>
  )
}
