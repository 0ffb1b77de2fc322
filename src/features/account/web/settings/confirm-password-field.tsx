import { t } from '#shared/web/i18n/i18n.ts'
import { PasswordField } from '../form/password-field.tsx'

/** The current password, to confirm that the account’s owner is present. */
export function ConfirmPasswordField({
  error,
  first = false,
}: {
  error: string | undefined
  first?: boolean
}) {
  return (
    <PasswordField
      autoComplete="current-password"
      data-autofocus={first || undefined}
      hint={t('account-settings:proof')}
      label={t('account:fields.password')}
      name="currentPassword"
      error={error}
    />
  )
}
