import { Lock } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'

/** Shows that private mode is on, with a link to turn it off. */
export default function PrivateNotice() {
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 px-4 text-center text-sm">
      <Lock aria-hidden className="shrink-0" size={15} />
      <span className="max-sm:sr-only">{t('private:notice')}</span>
      <a
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        href="/settings#privacy"
      >
        {t('private:name')}
      </a>
    </p>
  )
}
