import { t } from '#shared/web/i18n/i18n.ts'
import { listPasskeys } from '../../core/passkeys.contract.ts'
import { supportsPasskeys } from '../passkeys.ts'
import { DialogButton } from './dialog-button.tsx'
import { ListPlaceholder } from './list-placeholder.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { SettingsItem } from './settings-item.tsx'
import { useAccountList } from './use-account-list.ts'

/** Lists, creates and deletes passkeys. */
export function PasskeysItem() {
  const { data, error, again } = useAccountList(listPasskeys)
  const title = t('account-settings:passkeys.add')
  return (
    <SettingsItem text={t('account-settings:passkeys.about')} title={t('account-settings:passkeys.title')}>
      {data ? (
        <ul className="grid gap-2 empty:hidden">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} onChanged={again} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <ListPlaceholder error={error} onAgain={again} />
      )}
      {supportsPasskeys() ? (
        <DialogButton label={title} title={title}>
          {(close) => (
            <PasskeyForm
              onClose={close}
              onMade={() => {
                void again()
                close()
              }}
            />
          )}
        </DialogButton>
      ) : (
        <p className="text-muted text-sm">{t('account-settings:passkeys.unknown')}</p>
      )}
    </SettingsItem>
  )
}
