import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useForm } from '../form/use-form.ts'
import { createPasskey } from '../passkeys.ts'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { DialogForm } from './dialog-form.tsx'
import { PasskeyNameField } from './passkey-name-field.tsx'

/** Creates a passkey: asks for a name and the password, then the browser prompts. */
export function PasskeyForm({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const form = useForm(async ({ name = '', currentPassword = '' }) => {
    await createPasskey(name || t('account-settings:passkeys.unnamed'), currentPassword)
    toast({ title: t('account-settings:passkeys.added') })
    onMade()
  }, t('account-settings:passkeys.declined'))
  return (
    <DialogForm form={form} onClose={onClose} submit={t('account-settings:passkeys.submit')}>
      <PasskeyNameField error={form.errors.name} />
      <ConfirmPasswordField error={form.errors.currentPassword} />
    </DialogForm>
  )
}
