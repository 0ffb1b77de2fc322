import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/core/session/session.contract.ts'
import { call } from '#shared/web/api/call.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { saveUser } from '#shared/web/session/use-user.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { changeEmail } from '../../core/account.contract.ts'
import { EmailField } from '../form/email-field.tsx'
import { useForm } from '../form/use-form.ts'
import { ConfirmPasswordField } from './confirm-password-field.tsx'
import { DialogButton } from './dialog-button.tsx'
import { DialogForm } from './dialog-form.tsx'
import { SettingsItem } from './settings-item.tsx'

/** Shows the email address and changes it with the password. */
export function EmailItem({ user }: { user: User }) {
  const title = t('account-settings:email.change')
  return (
    <SettingsItem text={joinNames(user.email)} title={t('account:fields.email')}>
      <DialogButton label={title} title={title}>
        {(close) => <EmailForm onClose={close} user={user} />}
      </DialogButton>
    </SettingsItem>
  )
}

function EmailForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm(async ({ email = '', currentPassword: password = '' }) => {
    const language = currentLanguage().code
    const body = { email, password, language }
    const { changed } = await call(changeEmail, { body })
    if (changed) saveUser(client, { ...user, email })
    toast({
      title: t(changed ? 'account-settings:email.changed' : 'account-settings:email.sent'),
      description: t(changed ? 'account-settings:email.changedAbout' : 'account-settings:email.sentAbout', {
        email: joinNames(email),
      }),
    })
    onClose()
  }, t('account-settings:failed'))
  return (
    <DialogForm form={form} onClose={onClose} submit={t('account-settings:email.submit')}>
      <EmailField data-autofocus label={t('account-settings:email.new')} error={form.errors.email} />
      <ConfirmPasswordField error={form.errors.currentPassword} />
    </DialogForm>
  )
}
