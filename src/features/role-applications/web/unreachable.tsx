import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Shown when the server can’t be reached. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="mb-4">{t('role-applications:unreachable')}</p>
      <Button onClick={onRetry}>{t('role-applications:again')}</Button>
    </div>
  )
}
