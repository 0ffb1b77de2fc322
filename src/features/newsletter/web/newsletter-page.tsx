import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { confirmSubscription, unsubscribe } from '../core/newsletter.contract.ts'

const FAILURES = { link_expired: 'expired', 429: 'wait' } as const

/** The page that a newsletter’s links open. Each step needs a click, because mail scanners open links. */
export default function NewsletterPage() {
  usePageTitle(t('pages:newsletter.title'))
  const token = useSearchParams()[0].get('token') ?? ''
  const confirming = useMutation({ mutationFn: () => call(confirmSubscription, { body: { token } }) })
  const ending = useMutation({ mutationFn: () => call(unsubscribe, { query: { token } }) })
  const step = ending.isSuccess ? 'ended' : confirming.isSuccess ? 'confirmed' : 'ask'
  const error = ending.error ?? confirming.error
  const page = useFocusFallback()
  const run = (step: typeof confirming | typeof ending) => {
    if (!confirming.isPending && !ending.isPending) step.mutate()
  }
  return (
    <Notice ref={page} text={t(`newsletter:page.${step}.text`)} title={t(`newsletter:page.${step}.title`)}>
      <span className="grid justify-items-center gap-4">
        {step === 'ask' && (
          <Button look="action" onClick={() => run(confirming)}>
            {t('newsletter:page.confirm')}
          </Button>
        )}
        {step === 'ended' ? (
          <Link className={buttonClass({ look: 'action' })} href="/">
            {t('newsletter:page.home')}
          </Link>
        ) : (
          <Button onClick={() => run(ending)}>{t('newsletter:page.unsubscribe')}</Button>
        )}
        <span className="sr-only" role="status">
          {step !== 'ask' && t(`newsletter:page.${step}.title`)}
        </span>
        <span className="text-ending empty:hidden" role="alert">
          {error && t(`newsletter:failed.${failureKey(error, FAILURES)}`)}
        </span>
      </span>
    </Notice>
  )
}
