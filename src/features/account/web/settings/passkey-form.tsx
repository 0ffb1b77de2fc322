import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { useForm } from '../form/use-form.ts'
import { makePasskey } from '../passkeys.ts'
import { FormEnd } from './opener.tsx'
import { PasskeyNameField } from './passkey-name-field.tsx'
import { ProofField } from './proof-field.tsx'

/** Makes a passkey: a name to know it by, the password as proof, and then the browser asks. */
export function PasskeyForm({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const form = useForm(async ({ name = '', currentPassword = '' }) => {
    await makePasskey(name || t('account-settings:passkeys.unnamed'), currentPassword)
    toast({ title: t('account-settings:passkeys.added') })
    onMade()
  }, t('account-settings:passkeys.declined'))
  return (
    <form className="grid gap-5" noValidate {...form.handlers}>
      <FormSummary form={form} />
      <PasskeyNameField refusal={form.refusals.name} />
      <ProofField refusal={form.refusals.currentPassword} />
      <FormEnd busy={form.busy} onClose={onClose} submit={t('account-settings:passkeys.submit')} />
    </form>
  )
}
