import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/core/session/session.contract.ts'
import { call } from '#shared/web/api/call.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { saveUser } from '#shared/web/session/use-user.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { whileNoSync } from '#shared/web/user-data/sync-lock.ts'
import { changePassword } from '../../core/account.contract.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { FormEnd, Opener } from './opener.tsx'
import { Part } from './part.tsx'

/** The password: changed by whoever knows it, which signs the other devices out. */
export function PasswordPart({ user }: { user: User }) {
  const title = t('account-settings:password.change')
  return (
    <Part text={t('account-settings:password.about')} title={t('account:fields.password')}>
      <Opener label={title} title={title}>
        {(close) => <PasswordForm onClose={close} user={user} />}
      </Opener>
    </Part>
  )
}

function PasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm(async ({ currentPassword = '', password = '' }) => {
    const body = { currentPassword, password, language: currentLanguage().code }
    // A sync meanwhile would be the old session's, which ends.
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
    <form className="grid gap-5" noValidate {...form.handlers}>
      <FormSummary form={form} />
      {/* Password managers ask whose password it is. */}
      <input autoComplete="username" hidden name="account" readOnly value={user.email} />
      <PasswordField
        autoComplete="current-password"
        data-autofocus
        label={t('account-settings:password.current')}
        name="currentPassword"
        refusal={form.refusals.currentPassword}
      />
      <NewPasswordField
        label={t('account:fields.newPassword')}
        own={[user.email, user.username, user.firstName ?? '', user.lastName ?? '']}
        refusal={form.refusals.password}
      />
      <FormEnd busy={form.busy} onClose={onClose} submit={t('account-settings:password.change')} />
    </form>
  )
}
