import { t } from '#shared/web/i18n/i18n.ts'
import { PasswordField } from '../form/password-field.tsx'

/** The password that shows that it is the person who asks. */
export function ProofField({ refusal, first = false }: { refusal: string | undefined; first?: boolean }) {
  return (
    <PasswordField
      autoComplete="current-password"
      data-autofocus={first || undefined}
      hint={t('account-settings:proof')}
      label={t('account:fields.password')}
      name="currentPassword"
      refusal={refusal}
    />
  )
}
