import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { failureMessage } from '../form/error-messages.ts'

/** Shown instead of a list that is loading or failed to load. */
export function ListPlaceholder({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  if (!error) return <Skeleton className="h-24 w-full" />
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">{failureMessage(error, t('account-settings:failed'))}</p>
      <Button onClick={onAgain}>{t('account-settings:again')}</Button>
    </div>
  )
}
