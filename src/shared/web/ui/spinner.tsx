import { t } from '../i18n/i18n.ts'
import { Star } from './star-pattern.tsx'

/** Shown while a page's code loads. */
export function Spinner() {
  return (
    <div aria-live="polite" className="grid min-h-[60dvh] place-items-center text-ornament" role="status">
      <span className="animate-[spin_6s_linear_infinite]">
        <Star size={48} />
      </span>
      <span className="sr-only">{t('shell:loading')}</span>
    </div>
  )
}
