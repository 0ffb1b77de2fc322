import { t } from '#shared/web/i18n/i18n.ts'
import { KeepOrDeleteData } from './keep-or-delete-data.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { takeFocus } from './take-focus.ts'

/** Shown after deleting the account: the person decides whether to keep the device’s data. */
export function AfterDeletion({ onDone }: { onDone: () => void }) {
  return (
    <SettingsGroup id="account-gone" title={t('account-settings:after.title')}>
      <div ref={takeFocus} role="status" tabIndex={-1}>
        <p>{t('account-settings:after.text')}</p>
      </div>
      <KeepOrDeleteData onDone={onDone} />
    </SettingsGroup>
  )
}
