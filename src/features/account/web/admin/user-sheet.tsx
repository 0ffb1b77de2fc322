import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Role, roles } from '#shared/core/roles.ts'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { ItemHistory } from '#shared/web/admin/item-history.tsx'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Row } from '#shared/web/ui/card.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { UserAction } from '../../core/user-statuses.ts'
import { actOnUsers, changeUserRole, type ListedUser, listUsers } from '../../core/users.contract.ts'

/** The codes of refusals with a text of their own. */
const refusals = {
  super_admin_needed: 'super_admin_needed',
  last_administrator: 'last_administrator',
  own_account: 'own_account',
  not_found: 'not_found',
} as const

/** One account: its role, suspension, sessions and history. */
export function UserSheet({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const client = useQueryClient()
  const [role, setRole] = useState<Role | 'none'>(user.role ?? 'none')
  const [failure, setFailure] = useState<string>()
  const onError = (error: unknown) => setFailure(t(`admin-users:failures.${failureKey(error, refusals)}`))
  const refresh = () => client.invalidateQueries({ queryKey: [listUsers.path] })
  const give = useMutation({
    mutationFn: (next: Role | null) =>
      call(changeUserRole, { params: { id: user.id }, body: { role: next } }),
    onError,
    onSuccess: async () => {
      await refresh()
      onClose()
      toast({
        title: t('admin-users:roleChanged', { user: user.username }),
        action: {
          label: t('admin:undo'),
          run: () =>
            void call(changeUserRole, { params: { id: user.id }, body: { role: user.role } }).then(refresh),
        },
      })
    },
  })
  const act = useMutation({
    mutationFn: async (action: UserAction) => {
      const { refused } = await call(actOnUsers, { body: { action, ids: [user.id] } })
      return { action, code: refused[0]?.code }
    },
    onError,
    onSuccess: async ({ action, code }) => {
      if (code) return setFailure(t(`admin-users:failures.${code}`))
      await refresh()
      onClose()
      toast({ title: t(`admin-users:done.${action}`, { user: user.username }) })
    },
  })
  const isBusy = give.isPending || act.isPending
  const isSuspended = user.status === 'suspended'
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={user.username}>
      <ul className="mb-6">
        <Row>
          <span className="text-muted">{t('admin-users:email')}</span>
          <bdi className="min-w-0 break-words">{user.email}</bdi>
        </Row>
        <Row>
          <span className="text-muted">{t('admin-users:status')}</span>
          <AdminBadge tone={isSuspended ? 'ended' : 'good'}>
            {t(`admin-users:statuses.${user.status}`)}
          </AdminBadge>
        </Row>
        <Row>
          <span className="text-muted">{t('admin-users:created')}</span>
          {formatInstant(user.createdAt)}
        </Row>
        <Row>
          <span className="text-muted">{t('admin-users:devices')}</span>
          {formatNumber(user.devices)}
        </Row>
      </ul>
      <form
        className="mb-6 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) give.mutate(role === 'none' ? null : role)
        }}
      >
        <SelectField
          className="min-w-48 flex-1"
          label={t('admin-users:role')}
          onChoose={setRole}
          options={(['none', ...roles] as const).map((value) => ({
            value,
            text: t(`admin-users:roles.${value}`),
          }))}
          value={role}
        />
        <Button aria-disabled={isBusy || role === (user.role ?? 'none')} look="action" type="submit">
          {t('admin-users:saveRole')}
        </Button>
        <p className="w-full text-muted text-sm">{t('admin-users:roleHint')}</p>
      </form>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => act.mutate('end-sessions')}>
          {t('admin-users:actions.end-sessions')}
        </Button>
        {isSuspended ? (
          <Button aria-disabled={isBusy} onClick={() => act.mutate('restore')}>
            {t('admin-users:actions.restore')}
          </Button>
        ) : (
          <Button aria-disabled={isBusy} look="ending" onClick={() => act.mutate('suspend')}>
            {t('admin-users:actions.suspend')}
          </Button>
        )}
      </div>
      <p className="mt-4 text-ending" role="alert">
        {failure}
      </p>
      <ItemHistory id={user.id} type="user" />
    </Dialog>
  )
}
