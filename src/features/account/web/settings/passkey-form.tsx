import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { useForm } from '../form/use-form.ts'
import { createPasskey } from '../passkeys.ts'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { FormButtons } from './dialog-button.tsx'
import { PasskeyNameField } from './passkey-name-field.tsx'

/** Creates a passkey: asks for a name and the password, then the browser prompts. */
export function PasskeyForm({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const form = useForm(async ({ name = '', currentPassword = '' }) => {
    await createPasskey(name || t('account-settings:passkeys.unnamed'), currentPassword)
    toast({ title: t('account-settings:passkeys.added') })
    onMade()
  }, t('account-settings:passkeys.declined'))
  return (
    <form className="grid gap-5" noValidate {...form.handlers}>
      <FormSummary form={form} />
      <PasskeyNameField error={form.errors.name} />
      <ConfirmPasswordField error={form.errors.currentPassword} />
      <FormButtons busy={form.busy} onClose={onClose} submit={t('account-settings:passkeys.submit')} />
    </form>
  )
}
