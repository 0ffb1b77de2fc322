import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { signInByPasskey } from '../../core/passkeys.contract.ts'
import { failureMessage } from '../form/error-messages.ts'
import { signInWithPasskey, supportsPasskeys } from '../passkeys.ts'

/** Signs in with a passkey, where the browser supports them. */
export function PasskeyButton({
  onSignedIn,
}: {
  onSignedIn: (answer: AnswerOf<typeof signInByPasskey>) => Promise<void>
}) {
  const signing = useMutation({ mutationFn: async () => onSignedIn(await signInWithPasskey()) })
  if (!supportsPasskeys()) return null
  return (
    <div className="grid gap-2">
      <Button disabled={signing.isPending} onClick={() => signing.mutate()}>
        <KeyRound aria-hidden size={18} />
        {t('account:login.passkey')}
      </Button>
      <p className="text-ending text-sm empty:hidden" role="alert">
        {signing.error && failureMessage(signing.error, t('account:login.passkeyFailed'))}
      </p>
    </div>
  )
}
