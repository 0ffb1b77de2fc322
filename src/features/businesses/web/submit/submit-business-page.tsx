import { ArrowLeft, Copy } from 'lucide-react'
import { Link } from 'wouter'
import { ApiError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { businessModerators } from '../../core/business-submission.ts'
import type { PlaceFinder } from './place-picker.tsx'
import { SubmissionCard } from './submission-card.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { useOwnSubmissions, useSubmission } from './use-submissions.ts'

const NOT_FOUND = 404
const INVALID = 400

/** `/submit-business`: the form, or with `?submission=<id>` what became of a submission. */
export function SubmitBusinessPage({ finder }: { finder: PlaceFinder }) {
  usePageTitle(t('pages:submitBusiness.title'))
  const page = useFocusFallback()
  const [query] = useAddressQuery()
  const id = query.get('submission')
  const { data: user } = useUser()
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <Link
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-muted hover:text-action"
        href={id ? '/submit-business' : '/islamic-business'}
      >
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t(id ? 'business-submission:another' : 'businesses:page.all')}
      </Link>
      <h1 className="font-display text-3xl">
        {t(id ? 'business-submission:statusTitle' : 'business-submission:title')}
      </h1>
      {user?.role && businessModerators.includes(user.role) && (
        <Link className={`${buttonClass()} mt-3`} href="/admin/businesses/verify">
          {t('business-submission:review')}
        </Link>
      )}
      {id ? (
        <StatusOf finder={finder} id={id} isGuest={user === null} key={id} />
      ) : (
        <>
          <p className="mt-1 text-muted">{t('business-submission:intro')}</p>
          {user && <OwnSubmissions finder={finder} />}
          <SubmissionForm finder={finder} />
        </>
      )}
    </main>
  )
}

function StatusOf({ id, isGuest, finder }: { id: string; isGuest: boolean; finder: PlaceFinder }) {
  const { data, error, refetch } = useSubmission(id)
  if (error instanceof ApiError && (error.status === NOT_FOUND || error.status === INVALID)) {
    return (
      <section className="mt-6 rounded-card bg-raised p-6 shadow-card">
        <p className="font-semibold">{t('business-submission:missing.title')}</p>
        <p className="mt-1 text-muted">{t('business-submission:missing.text')}</p>
      </section>
    )
  }
  if (error && !data) return <Unreachable onRetry={() => void refetch()} />
  if (!data) return <CardSkeletons />
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    toast({ title: t('business-submission:link.copied') })
  }
  return (
    <>
      <SubmissionCard finder={finder} submission={data} />
      {isGuest && (
        <section className="mt-4 rounded-card bg-raised p-5 shadow-card sm:p-6">
          <h2 className="text-lg">{t('business-submission:link.title')}</h2>
          <p className="mt-1 mb-3 text-muted">{t('business-submission:link.text')}</p>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden size={16} />
            {t('business-submission:link.copy')}
          </Button>
        </section>
      )}
    </>
  )
}

function OwnSubmissions({ finder }: { finder: PlaceFinder }) {
  const { data, error, refetch } = useOwnSubmissions(true)
  if (error && !data) return <Unreachable onRetry={() => void refetch()} />
  const submissions = data?.answer.submissions ?? []
  if (submissions.length === 0) return null
  return (
    <section aria-label={t('business-submission:own')} className="mt-6">
      <h2 className="text-xl">{t('business-submission:own')}</h2>
      {submissions.map((submission) => (
        <SubmissionCard finder={finder} key={submission.id} submission={submission} />
      ))}
    </section>
  )
}
