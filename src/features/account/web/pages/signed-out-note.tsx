import { t } from '#shared/web/i18n/i18n.ts'
import { useThingsOwner } from '#shared/web/own-things/owner.ts'

/** Where a session ended by itself, what the person did is still there. */
export function SignedOutNote() {
  const owner = useThingsOwner()
  return owner ? <p className="rounded-xl bg-action-soft px-4 py-3">{t('account:signInAgain')}</p> : null
}
