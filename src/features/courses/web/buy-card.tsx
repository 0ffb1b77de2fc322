import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { buyCourse } from '../core/course-places.contract.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { formatPrice } from './course-texts.ts'
import type { Place } from './use-place.ts'

const FAILURES = { 429: 'wait', payments_unavailable: 'payments', already_enrolled: 'has' } as const

/** Buys a course with a price; guests sign in first. */
export function BuyCard({
  course,
  place,
  isPaying,
}: {
  course: WholeCourse
  place: Place
  isPaying: boolean
}) {
  const buying = useMutation({
    mutationFn: () =>
      call(buyCourse, { params: { slug: course.slug }, body: { language: currentLanguage().code } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  if (place === 'unknown') return <Skeleton className="mt-6 block h-28 w-full rounded-card" />
  const from = `?${new URLSearchParams({ from: `/courses/${course.slug}` })}`
  return (
    <section
      aria-label={course.title}
      className="mt-6 rounded-card bg-raised p-5 shadow-card sm:p-6 print:hidden"
    >
      {place === 'none' && isPaying ? (
        <p role="status">{t('courses:buy.waiting')}</p>
      ) : place === 'guest' ? (
        <>
          <p>{t('courses:buy.account', { price: formatPrice(course) })}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Link className={buttonClass({ look: 'action' })} href={`/login${from}`}>
              {t('courses:buy.signIn')}
            </Link>
            <Link className={buttonClass()} href={`/register${from}`}>
              {t('courses:buy.register')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <Button aria-disabled={buying.isPending} look="action" onClick={() => buying.mutate()}>
            {t('courses:buy.button', { price: formatPrice(course) })}
          </Button>
          <p className="mt-2 text-muted text-sm">{t('courses:buy.about')}</p>
          <p className="mt-2 text-ending empty:mt-0" role="alert">
            {place === 'failed' && t('courses:buy.failed.offline')}
            {buying.error && t(`courses:buy.failed.${failureKey(buying.error, FAILURES)}`)}
          </p>
        </>
      )}
    </section>
  )
}
