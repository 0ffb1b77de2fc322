import { t } from '#shared/web/i18n/i18n.ts'
import { TextField } from '../form/text-field.tsx'

const LONGEST_NAME = 60

/** The name of a passkey. */
export function PasskeyNameField({
  error,
  defaultValue,
}: {
  error: string | undefined
  defaultValue?: string
}) {
  return (
    <TextField
      autoComplete="off"
      data-autofocus
      defaultValue={defaultValue}
      hint={t('account-settings:passkeys.nameAbout')}
      label={t('account-settings:passkeys.name')}
      maxLength={LONGEST_NAME}
      name="name"
      error={error}
    />
  )
}
