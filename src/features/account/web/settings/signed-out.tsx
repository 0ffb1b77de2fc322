import { t } from '#shared/web/i18n/i18n.ts'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { Invitation } from '../menu/invitation.tsx'
import { DialogButton } from './dialog-button.tsx'
import { KeepOrDeleteData } from './keep-or-delete-data.tsx'
import { takeFocus } from './take-focus.ts'

/**
 * Shown to guests: what an account is for. After a session ended, also offers what to do with the account’s
 * data on this device, because the account may be gone or the device may have a new owner.
 */
export function SignedOut({ returned, onLeft }: { returned: boolean; onLeft: () => void }) {
  const owner = useCurrentAccount()
  const title = t('account-settings:leave.title')
  return (
    <div ref={returned ? takeFocus : undefined} tabIndex={-1}>
      <Invitation />
      {owner && (
        <div className="mt-5 border-hairline border-t pt-4">
          <p className="mb-3 text-[0.9375rem] text-muted">{t('account-settings:leave.about')}</p>
          <DialogButton label={t('account-settings:leave.open')} title={title}>
            {(close) => (
              <>
                <p>{t('account-settings:leave.text')}</p>
                <KeepOrDeleteData
                  onDone={() => {
                    close()
                    onLeft()
                  }}
                />
              </>
            )}
          </DialogButton>
        </div>
      )}
    </div>
  )
}
