import { call } from '#shared/web/api/call.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { removePasskey } from '../../core/passkeys.contract.ts'
import { useForm } from '../form/use-form.ts'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { DialogForm } from './dialog-form.tsx'

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
    <DialogForm
      about={
        <p className="break-words">{t('account-settings:passkeys.removeAbout', { name: joinNames(name) })}</p>
      }
      ending
      form={form}
      onClose={onClose}
      submit={t('account-settings:passkeys.remove')}
    >
      <ConfirmPasswordField first error={form.errors.currentPassword} />
    </DialogForm>
  )
}
