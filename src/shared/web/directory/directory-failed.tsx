import { t } from '../i18n/i18n.ts'
import { useOnline } from '../offline/use-online.ts'
import { usePrivate } from '../private-mode.ts'
import { Button } from '../ui/button.tsx'

/** Shown when a list or an entry can’t be loaded. */
export function DirectoryFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const isPrivate = usePrivate()
  const online = useOnline()
  const hint = isPrivate ? 'directory:private' : online ? 'directory:failedHint' : 'directory:offline'
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 mb-4 text-muted">{t(hint)}</p>
      <Button onClick={onRetry}>{t('directory:again')}</Button>
    </div>
  )
}
