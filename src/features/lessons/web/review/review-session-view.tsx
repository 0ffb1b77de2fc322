import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import type { ReviewCard } from '../../core/cards.ts'
import type { Lesson } from '../../core/lesson.ts'
import type { LearningLog } from '../../core/lesson-path.ts'
import type { ReviewGrade } from '../../core/lessons.records.ts'
import { cardStates, daysAfter } from '../../core/review.ts'
import { afterCard, beginSession } from '../../core/review-session.ts'
import { saveReview } from '../saved-learning.ts'
import { ReviewCardView } from './review-card-view.tsx'
import { reviewsOn } from './reviews-on.ts'

/** The open card, and the end of the session. A card that was forgotten comes again, which isn’t saved a second time. */
export function ReviewSessionView({
  cards,
  lessons,
  log,
  today,
}: {
  cards: readonly ReviewCard[]
  lessons: readonly Lesson[]
  log: LearningLog
  today: Day
}) {
  const [session, setSession] = useState(() => beginSession(cards.map(({ id }) => id)))
  // Each press of a grade shows a new card, the same one too if it is the only one left.
  const [turn, setTurn] = useState(0)
  const states = useMemo(() => cardStates(log.reviews.values()), [log.reviews])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (turn > 0) panel.current?.focus({ preventScroll: true })
  }, [turn])
  const open = cards.find(({ id }) => id === session.left[0])
  const grade = (given: ReviewGrade) => {
    if (!open) return
    if (!session.reviewed.has(open.id)) void saveReview(open.id, given, today)
    setSession(afterCard(session, given))
    setTurn(turn + 1)
  }
  return (
    <>
      <div className="mt-4 flex items-center gap-3">
        <ProgressBar
          aria-label={t('lessons:review.title')}
          className="min-w-16 flex-1"
          max={cards.length}
          value={cards.length - session.left.length}
        />
        <span className="tabular text-muted text-sm">
          {t('lessons:review.left', {
            count: session.left.length,
            number: formatNumber(session.left.length),
          })}
        </span>
      </div>
      <section
        aria-label={t('lessons:review.title')}
        className="mt-4 rounded-card bg-raised p-5 shadow-card outline-none sm:p-8"
        ref={panel}
        tabIndex={-1}
      >
        {open ? (
          <ReviewCardView
            card={open}
            days={session.reviewed.has(open.id) ? undefined : daysAfter(states.get(open.id), today)}
            key={turn}
            onGrade={grade}
          />
        ) : (
          <End left={reviewsOn(lessons, log, today).length} />
        )}
      </section>
    </>
  )
}

function End({ left }: { left: number }) {
  return (
    <div className="text-center">
      <CircleCheck aria-hidden className="mx-auto text-action" size={48} strokeWidth={1.5} />
      <h2 className="mt-3 font-display text-2xl">{t('lessons:review.done')}</h2>
      <p className="mt-2 mb-5 text-muted">
        {left > 0
          ? t('lessons:review.due', { count: left, number: formatNumber(left) })
          : t('lessons:review.noneHint')}
      </p>
      <Link className={buttonClass({ look: 'action' })} href="/learn">
        {t('lessons:all')}
      </Link>
    </div>
  )
}
