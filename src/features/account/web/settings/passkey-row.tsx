import { KeyRound } from 'lucide-react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { listPasskeys } from '../../core/passkeys.contract.ts'
import { DialogButton } from './dialog-button.tsx'
import { PasskeyRemoval } from './passkey-removal.tsx'
import { PasskeyRename } from './passkey-rename.tsx'

export type Passkey = AnswerOf<typeof listPasskeys>[number]

/** A passkey with its name, last use, and buttons to rename and delete it. */
export function PasskeyRow({
  passkey: { id, name, createdAt, lastUsedAt },
  onChanged,
}: {
  passkey: Passkey
  onChanged: () => void
}) {
  const done = (close: () => void) => () => {
    close()
    onChanged()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <KeyRound aria-hidden className="shrink-0 text-action" size={19} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted text-sm">
          {lastUsedAt
            ? t('account-settings:passkeys.used', { time: formatInstant(lastUsedAt) })
            : t('account-settings:passkeys.made', { time: formatInstant(createdAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <DialogButton
          label={t('account-settings:passkeys.rename')}
          named={t('account-settings:passkeys.renameNamed', { name })}
          title={t('account-settings:passkeys.renameTitle')}
        >
          {(close) => <PasskeyRename id={id} name={name} onClose={close} onDone={done(close)} />}
        </DialogButton>
        <DialogButton
          label={t('account-settings:passkeys.remove')}
          named={t('account-settings:passkeys.removeNamed', { name })}
          title={t('account-settings:passkeys.removeTitle')}
        >
          {(close) => <PasskeyRemoval id={id} name={name} onClose={close} onDone={done(close)} />}
        </DialogButton>
      </div>
    </li>
  )
}
