import { Info } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'

/** The answers report views; a person’s own case needs a scholar. */
export const NoFatwa = () => (
  <p
    className="mt-5 flex max-w-reading items-start gap-3 rounded-card bg-sunken p-4 text-[0.9375rem]"
    role="note"
  >
    <Info aria-hidden className="mt-0.5 shrink-0 text-action print:hidden" size={18} />
    {t('answers:notice')}
  </p>
)
