import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/core/session/session.contract.ts'
import { call } from '#shared/web/api/call.ts'
import { ApiError, NetworkError } from '#shared/web/api/request.ts'
import { joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { isPrivate } from '#shared/web/private-mode.ts'
import { clearUser, fetchUser } from '#shared/web/session/use-user.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { whileNoSync } from '#shared/web/user-data/sync-lock.ts'
import { deleteAccount } from '../../core/account.contract.ts'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { DialogButton } from './dialog-button.tsx'
import { DialogForm } from './dialog-form.tsx'
import { SettingsItem } from './settings-item.tsx'

const DELETED = ['person', 'records', 'ways', 'devices', 'circles', 'businesses'] as const
const postChoices = ['remove', 'keep'] as const

/** Deletes the account after showing what is deleted; asks for the address and the password. */
export function DeleteItem({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const title = t('account-settings:delete.title')
  return (
    <SettingsItem text={t('account-settings:delete.about')} title={title}>
      <DialogButton label={t('account-settings:delete.open')} title={title}>
        {(close) => <DeleteForm onClose={close} onDeleted={onDeleted} user={user} />}
      </DialogButton>
    </SettingsItem>
  )
}

function DeleteForm({
  user,
  onDeleted,
  onClose,
}: {
  user: User
  onDeleted: () => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const [posts, setPosts] = useState<(typeof postChoices)[number]>('remove')
  const form = useForm(
    // A sync in between would report the ended session.
    ({ currentPassword: password = '' }) =>
      whileNoSync(async () => {
        try {
          await call(deleteAccount, { body: { password, posts } })
        } catch (error) {
          return confirmDeleted(error)
        }
        onDeleted()
        clearUser(client)
      }),
    t('account-settings:delete.unanswered'),
    ({ typedEmail = '' }) =>
      typedEmail.toLowerCase() === user.email.toLowerCase() ? {} : { typedEmail: 'not_this_text' },
  )
  return (
    <DialogForm
      about={
        <div>
          <p>{t('account-settings:delete.gone')}</p>
          <ul className="mt-2 list-disc ps-5 text-muted">
            {DELETED.map((name) => (
              <li key={name}>{t(`account-settings:delete.what.${name}`)}</li>
            ))}
          </ul>
          <p className="mt-2">{t('account-settings:delete.forGood')}</p>
        </div>
      }
      ending
      form={form}
      onClose={onClose}
      submit={t('account-settings:delete.submit')}
    >
      <RadioGroup
        label={t('account-settings:delete.posts.label')}
        look="cards"
        onChoose={setPosts}
        options={postChoices.map((value) => ({ value, text: t(`account-settings:delete.posts.${value}`) }))}
        value={posts}
      />
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        data-autofocus
        hint={t('account-settings:delete.typeAbout', { email: joinNames(user.email) })}
        label={t('account-settings:delete.type')}
        name="typedEmail"
        error={form.errors.typedEmail}
        spellCheck={false}
      />
      <PasswordField
        autoComplete="current-password"
        label={t('account:fields.password')}
        name="currentPassword"
        error={form.errors.currentPassword}
      />
    </DialogForm>
  )
}

/**
 * If the answer was lost, the account may be deleted anyway, which shows in its session being gone. Throws
 * what to report otherwise.
 */
async function confirmDeleted(error: unknown): Promise<void> {
  const isLost = error instanceof NetworkError && !isPrivate()
  if (!isLost && !(error instanceof ApiError && error.status === 401)) throw error
  const user = await fetchUser().catch(() => undefined)
  if (user !== null) throw new Error('It is unknown whether the account is deleted.', { cause: error })
}
