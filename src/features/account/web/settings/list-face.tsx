import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { failureWords } from '../form/words.ts'

/** In place of a list: it is on its way, or could not be had. */
export function ListFace({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  if (!error) return <Skeleton className="h-24 w-full" />
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">{failureWords(error, t('account-settings:failed'))}</p>
      <Button onClick={onAgain}>{t('account-settings:again')}</Button>
    </div>
  )
}
