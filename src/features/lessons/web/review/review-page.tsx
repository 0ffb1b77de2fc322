import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { isContentForeign } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useToday } from '#shared/web/use-today.ts'
import type { Lesson } from '../../core/lesson.ts'
import type { LearningLog } from '../../core/lesson-path.ts'
import { type LessonParts, LessonPartsProvider } from '../lesson-parts.ts'
import { LessonsFailed } from '../lessons-failed.tsx'
import { useLearning } from '../saved-learning.ts'
import { useLessons } from '../use-lessons.ts'
import { ReviewSessionView } from './review-session-view.tsx'
import { reviewsOn } from './reviews-on.ts'

/** `/learn/review`: the cards that are due, one after the other. */
export function ReviewPage({ parts }: { parts: LessonParts }) {
  usePageTitle(t('pages:learnReview.title'))
  const { data, error, refetch } = useLessons()
  const log = useLearning()
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main">
      <Link className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-action" href="/learn">
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('lessons:all')}
      </Link>
      <h1 className="font-display text-3xl">{t('lessons:review.title')}</h1>
      <p className="mt-1 text-muted">{t('lessons:review.about')}</p>
      {isContentForeign() && <p className="mt-2 text-muted text-sm">{t('lessons:inEnglish')}</p>}
      {!data && error && <LessonsFailed onRetry={() => void refetch()} />}
      {((!data && !error) || (data && !log)) && <CardSkeletons />}
      {data && log && (
        <LessonPartsProvider value={parts}>
          <Session lessons={data} log={log} />
        </LessonPartsProvider>
      )}
    </main>
  )
}

/** The cards of a session are chosen once, so that a review doesn't change what is left. */
function Session({ lessons, log }: { lessons: readonly Lesson[]; log: LearningLog }) {
  const today = useToday()
  const [cards] = useState(() => reviewsOn(lessons, log, today))
  if (cards.length > 0) return <ReviewSessionView cards={cards} lessons={lessons} log={log} today={today} />
  return (
    <section className="mt-6 rounded-card bg-raised p-6 text-center shadow-card">
      <h2 className="text-lg">{t('lessons:review.none')}</h2>
      <p className="mt-1 mb-4 text-muted">
        {t(log.finished.size > 0 ? 'lessons:review.noneHint' : 'lessons:review.empty')}
      </p>
      <Link className={buttonClass({ look: 'action' })} href="/learn">
        {t('lessons:all')}
      </Link>
    </section>
  )
}
