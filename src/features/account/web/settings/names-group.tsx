import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/core/session/session.contract.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { changeProfile } from '../../core/account.contract.ts'
import { USERNAME_LENGTH } from '../../core/account-rules.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { SettingsGroup } from './settings-group.tsx'

/** Edits the person’s names. */
export function NamesGroup({ user }: { user: User }) {
  const client = useQueryClient()
  const form = useForm(async ({ username, firstName = '', lastName = '' }) => {
    const names = { firstName: firstName || null, lastName: lastName || null, ...(username && { username }) }
    saveUser(client, await call(changeProfile, { body: names }))
    toast({ title: t('account-settings:names.saved') })
  }, t('account-settings:failed'))
  return (
    <SettingsGroup id="account-names" title={t('account-settings:names.title')}>
      <form className="grid gap-5" noValidate {...form.handlers}>
        <FormSummary form={form} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            autoComplete="given-name"
            defaultValue={user.firstName ?? ''}
            label={t('account:fields.firstName')}
            maxLength={80}
            name="firstName"
            error={form.errors.firstName}
          />
          <TextField
            autoComplete="family-name"
            defaultValue={user.lastName ?? ''}
            label={t('account:fields.lastName')}
            maxLength={80}
            name="lastName"
            error={form.errors.lastName}
          />
        </div>
        <TextField
          autoCapitalize="none"
          autoComplete="nickname"
          defaultValue={user.username}
          hint={t('account-settings:names.username')}
          label={t('account:fields.username')}
          maxLength={USERNAME_LENGTH.max}
          name="username"
          error={form.errors.username}
          spellCheck={false}
        />
        <div>
          <Button aria-disabled={form.busy} look="action" type="submit">
            {t(form.busy ? 'account:wait' : 'account-settings:save')}
          </Button>
        </div>
      </form>
    </SettingsGroup>
  )
}
