import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/core/session/session.contract.ts'
import { call } from '#shared/web/api/call.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { saveUser } from '#shared/web/session/use-user.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { whileNoSync } from '#shared/web/user-data/sync-lock.ts'
import { changePassword } from '../../core/account.contract.ts'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { DialogButton } from './dialog-button.tsx'
import { DialogForm } from './dialog-form.tsx'
import { SettingsItem } from './settings-item.tsx'

/** Changes the password, which signs the other devices out. */
export function PasswordItem({ user }: { user: User }) {
  const title = t('account-settings:password.change')
  return (
    <SettingsItem text={t('account-settings:password.about')} title={t('account:fields.password')}>
      <DialogButton label={title} title={title}>
        {(close) => <PasswordForm onClose={close} user={user} />}
      </DialogButton>
    </SettingsItem>
  )
}

function PasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm(async ({ currentPassword = '', password = '' }) => {
    const body = { currentPassword, password, language: currentLanguage().code }
    // A sync in between would use the ended session.
    await whileNoSync(async () => {
      const answer = await call(changePassword, { body })
      saveUser(client, answer.user, answer.sessionId)
    })
    toast({
      title: t('account-settings:password.changed'),
      description: t('account-settings:password.ended'),
    })
    onClose()
  }, t('account-settings:failed'))
  return (
    <DialogForm form={form} onClose={onClose} submit={t('account-settings:password.change')}>
      {/* Tells password managers the username. */}
      <input autoComplete="username" hidden name="account" readOnly value={user.email} />
      <PasswordField
        autoComplete="current-password"
        data-autofocus
        label={t('account-settings:password.current')}
        name="currentPassword"
        error={form.errors.currentPassword}
      />
      <NewPasswordField
        label={t('account:fields.newPassword')}
        own={[user.email, user.username, user.firstName ?? '', user.lastName ?? '']}
        error={form.errors.password}
      />
    </DialogForm>
  )
}
