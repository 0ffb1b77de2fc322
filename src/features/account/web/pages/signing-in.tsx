import { t } from '#shared/web/i18n/i18n.ts'
import { Spinner } from '#shared/web/ui/spinner.tsx'

/** Shown while the device’s data is merged with the account’s. */
export function SigningIn() {
  return (
    <main id="main">
      <Spinner />
      <p className="-mt-48 text-center text-muted" role="status">
        {t('account:signingIn')}
      </p>
    </main>
  )
}
