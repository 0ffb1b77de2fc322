import { useMutation } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Row } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { endOneSession, endOtherSessions, listSessions } from '../../core/account.contract.ts'
import { failureMessage } from '../form/error-messages.ts'
import { ListPlaceholder } from './list-placeholder.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { useAccountList } from './use-account-list.ts'

/** Lists signed-in devices; others can be signed out. */
export function DevicesGroup() {
  const { data, error, again } = useAccountList(listSessions)
  const end = useMutation({
    mutationFn: async (id: string | undefined) =>
      id === undefined
        ? void (await call(endOtherSessions))
        : void (await call(endOneSession, { params: { id } })),
    onSuccess: () => toast({ title: t('account-settings:devices.ended') }),
    onError: (reason) =>
      toast({ title: failureMessage(reason, t('account-settings:failed')), tone: 'destructive' }),
    onSettled: again,
  })
  const others = data?.filter(({ current }) => !current) ?? []
  return (
    <SettingsGroup id="account-devices" title={t('account-settings:devices.title')}>
      {data ? (
        <ul>
          {data.map(({ id, device, lastSeenAt, createdAt, current }) => (
            <Row className="flex-wrap items-center" key={id}>
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  <bdi>{device || t('account-settings:devices.unknown')}</bdi>
                  {current && (
                    <span className="rounded-full bg-action-soft px-2.5 py-0.5 text-action text-sm">
                      {t('account-settings:devices.current')}
                    </span>
                  )}
                </p>
                <p className="text-muted text-sm">
                  {t('account-settings:devices.times', {
                    since: formatInstant(createdAt),
                    seen: formatInstant(lastSeenAt),
                  })}
                </p>
              </div>
              {!current && (
                <Button
                  aria-label={t('account-settings:devices.endNamed', {
                    device: device || t('account-settings:devices.unknown'),
                  })}
                  disabled={end.isPending}
                  onClick={() => end.mutate(id)}
                >
                  {t('account-settings:devices.end')}
                </Button>
              )}
            </Row>
          ))}
        </ul>
      ) : (
        <ListPlaceholder error={error} onAgain={again} />
      )}
      {others.length > 1 && (
        <div className="mt-4">
          <Button disabled={end.isPending} onClick={() => end.mutate(undefined)}>
            {t('account-settings:devices.endOthers')}
          </Button>
        </div>
      )}
    </SettingsGroup>
  )
}
