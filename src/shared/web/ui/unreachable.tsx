import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'

/** Shown when the server can’t be reached. `text` may say more of what that means. */
export function Unreachable({ text, onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="mb-4">{text ?? t('staff:notReached')}</p>
      <Button onClick={onRetry}>{t('staff:again')}</Button>
    </div>
  )
}
