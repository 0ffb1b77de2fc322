import { t } from '#shared/web/i18n/i18n.ts'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { Invitation } from '../menu/invitation.tsx'
import { Opener } from './opener.tsx'
import { takeFocus } from './take-focus.ts'
import { ThingsChoice } from './things-choice.tsx'

/**
 * For whoever is not signed in: what an account is for. Where a session ended by itself, whatever the account had is
 * still here, and not everybody comes back to it: the account may be no more, or the device somebody else's by now.
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
          <Opener label={t('account-settings:leave.open')} title={title}>
            {(close) => (
              <>
                <p>{t('account-settings:leave.text')}</p>
                <ThingsChoice
                  onDone={() => {
                    close()
                    onLeft()
                  }}
                />
              </>
            )}
          </Opener>
        </div>
      )}
    </div>
  )
}
