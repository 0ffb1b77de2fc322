import { call } from '#shared/web/api/call.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { removePasskey } from '../../core/passkeys.contract.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { useForm } from '../form/use-form.ts'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { FormButtons } from './dialog-button.tsx'

/** Deletes a passkey after confirming the password. */
export function PasskeyRemoval({
  id,
  name,
  onDone,
  onClose,
}: {
  id: string
  name: string
  onDone: () => void
  onClose: () => void
}) {
  const form = useForm(async ({ currentPassword: password = '' }) => {
    await call(removePasskey, { params: { id }, body: { password } })
    toast({ title: t('account-settings:passkeys.removed') })
    onDone()
  }, t('account-settings:failed'))
  return (
    <form className="grid gap-5" noValidate {...form.handlers}>
      <p className="break-words">{t('account-settings:passkeys.removeAbout', { name: joinNames(name) })}</p>
      <FormSummary form={form} />
      <ConfirmPasswordField first error={form.errors.currentPassword} />
      <FormButtons busy={form.busy} ending onClose={onClose} submit={t('account-settings:passkeys.remove')} />
    </form>
  )
}
