import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { readUser } from '#shared/core/session/session.contract.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { confirmEmail } from '../../core/account.contract.ts'
import { failureMessage } from '../form/error-messages.ts'

/** The page that a confirmation link opens. It needs a click, because mail scanners open links. */
export function ConfirmEmailPage() {
  usePageTitle(t('pages:confirmEmail.title'))
  const client = useQueryClient()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const confirming = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [readUser.path] }),
  })
  const done = confirming.isSuccess
  return (
    <Notice
      text={t(done ? 'account:confirm.doneAbout' : 'account:confirm.lead')}
      title={t(done ? 'account:confirm.done' : 'account:confirm.title')}
    >
      <span className="grid justify-items-center gap-4">
        {done ? (
          <Link className={buttonClass({ look: 'action' })} href="/">
            {t('account:confirm.home')}
          </Link>
        ) : (
          <Button disabled={confirming.isPending} look="action" onClick={() => confirming.mutate()}>
            {t(confirming.isPending ? 'account:wait' : 'account:confirm.submit')}
          </Button>
        )}
        <span className="sr-only" role="status">
          {done && t('account:confirm.done')}
        </span>
        <span className="text-ending empty:hidden" role="alert">
          {confirming.error && failureMessage(confirming.error, t('account:confirm.failed'))}
        </span>
      </span>
    </Notice>
  )
}
