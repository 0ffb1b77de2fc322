import { Flame, Layers, Play } from 'lucide-react'
import { Link } from 'wouter'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useToday } from '#shared/web/use-today.ts'
import type { Lesson } from '../../core/lesson.ts'
import type { LearningLog } from '../../core/lesson-path.ts'
import { lessonPath } from '../../core/lessons-address.ts'
import { reviewsOn } from '../review/reviews-on.ts'
import { useLearningStreak } from '../saved-learning.ts'

/** How far the person is, what to go on with, the cards to review and the streak. */
export function TodayCard({
  lessons,
  log,
  next,
}: {
  lessons: readonly Lesson[]
  log: LearningLog | undefined
  next: Lesson | undefined
}) {
  const today = useToday()
  const streak = useLearningStreak(log)
  const done = lessons.filter(({ id }) => log?.finished.has(id)).length
  const due = log ? reviewsOn(lessons, log, today).length : 0
  const begun = next && (log?.places.get(next.id)?.step ?? 0) > 0
  return (
    <section
      aria-labelledby="learning-today"
      className="mt-5 rounded-card bg-raised p-5 shadow-card sm:p-6 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg" id="learning-today">
          {t('lessons:progress', { done: formatNumber(done), all: formatNumber(lessons.length) })}
        </h2>
        {streak ? (
          <p className="tabular inline-flex items-center gap-1.5 text-muted">
            <Flame aria-hidden className="text-ornament" size={18} />
            {t('lessons:streak', { count: streak, days: formatNumber(streak) })}
          </p>
        ) : null}
      </div>
      <ProgressBar
        aria-labelledby="learning-today"
        className="mt-3 w-full"
        max={lessons.length}
        value={done}
      />
      <div className="mt-4 flex min-h-11 flex-wrap gap-2 print:hidden">
        {!log && <Skeleton className="h-11 w-56" />}
        {next && (
          <Link className={buttonClass({ look: 'action' })} href={lessonPath(next.id)}>
            <Play aria-hidden className="shrink-0" size={17} />
            <span>
              {t(begun ? 'lessons:continue' : done > 0 ? 'lessons:goOn' : 'lessons:begin')}{' '}
              <bdi {...contentAttributes()}>{contentText(next.title)}</bdi>
            </span>
          </Link>
        )}
        {log && (due > 0 || log.reviews.size > 0) && (
          <Link className={buttonClass()} href="/learn/review">
            <Layers aria-hidden size={18} />
            {due > 0
              ? t('lessons:review.due', { count: due, number: formatNumber(due) })
              : t('lessons:review.none')}
          </Link>
        )}
      </div>
    </section>
  )
}
