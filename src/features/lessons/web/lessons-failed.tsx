import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Shown when the lessons can’t be loaded. */
export function LessonsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="font-semibold">{t('lessons:failed')}</p>
      <p className="mt-1 mb-4 text-muted">{t('lessons:failedHint')}</p>
      <Button onClick={onRetry}>{t('lessons:tryAgain')}</Button>
    </div>
  )
}
