import { t } from '#shared/web/i18n/i18n.ts'
import { listPasskeys } from '../../core/passkeys.contract.ts'
import { knowsPasskeys } from '../passkeys.ts'
import { ListFace } from './list-face.tsx'
import { Opener } from './opener.tsx'
import { Part } from './part.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { useOwnList } from './use-own-list.ts'

/** Passkeys that open the account: listed, made and taken away. */
export function PasskeysPart() {
  const { data, error, again } = useOwnList(listPasskeys)
  const title = t('account-settings:passkeys.add')
  return (
    <Part text={t('account-settings:passkeys.about')} title={t('account-settings:passkeys.title')}>
      {data ? (
        <ul className="grid gap-2 empty:hidden">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} onChanged={again} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <ListFace error={error} onAgain={again} />
      )}
      {knowsPasskeys() ? (
        <Opener label={title} title={title}>
          {(close) => (
            <PasskeyForm
              onClose={close}
              onMade={() => {
                void again()
                close()
              }}
            />
          )}
        </Opener>
      ) : (
        <p className="text-muted text-sm">{t('account-settings:passkeys.unknown')}</p>
      )}
    </Part>
  )
}
