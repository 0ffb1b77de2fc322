import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { renamePasskey } from '../../core/passkeys.contract.ts'
import { useForm } from '../form/use-form.ts'
import { DialogForm } from './dialog-form.tsx'
import { PasskeyNameField } from './passkey-name-field.tsx'

/** Renames a passkey. */
export function PasskeyRename({
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
  const form = useForm(
    async (typed) => {
      await call(renamePasskey, { params: { id }, body: { name: typed.name ?? '' } })
      toast({ title: t('account-settings:passkeys.renamed') })
      onDone()
    },
    t('account-settings:failed'),
    (typed) => (typed.name ? {} : { name: 'required' }),
  )
  return (
    <DialogForm form={form} onClose={onClose} submit={t('account-settings:save')}>
      <PasskeyNameField defaultValue={name} error={form.errors.name} />
    </DialogForm>
  )
}
