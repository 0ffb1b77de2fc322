import { CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { cardsOfLesson } from '../../core/cards.ts'
import type { Lesson } from '../../core/lesson.ts'
import { type LearningLog, nextLesson } from '../../core/lesson-path.ts'
import { lessonPath } from '../../core/lessons-address.ts'

/** Shown after the last step: the next lesson, and what the review will ask. */
export function LessonEnd({
  lesson,
  lessons,
  log,
  onAgain,
}: {
  lesson: Lesson
  lessons: readonly Lesson[]
  log: LearningLog
  onAgain: () => void
}) {
  const finished = new Map([...log.finished, [lesson.id, { day: '' }]])
  const following = lessons.slice(lessons.indexOf(lesson) + 1)
  const next =
    following.find(({ requires, id }) => requires.includes(lesson.id) && !finished.has(id)) ??
    nextLesson(lessons, { places: log.places, finished })
  const cards = cardsOfLesson(lesson).length
  return (
    <div className="text-center">
      <CircleCheck aria-hidden className="mx-auto text-action" size={48} strokeWidth={1.5} />
      <h2 className="mt-3 font-display text-2xl">{t('lessons:end.title')}</h2>
      <p className="mt-2 text-muted">
        {t('lessons:end.cards', { count: cards, number: formatNumber(cards) })}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {next && (
          <Link className={buttonClass({ look: 'action' })} href={lessonPath(next.id)}>
            <span>
              {t('lessons:goOn')} <bdi {...contentAttributes()}>{contentText(next.title)}</bdi>
            </span>
          </Link>
        )}
        <Link className={buttonClass()} href="/learn/review">
          {t('lessons:review.open')}
        </Link>
        <Button onClick={onAgain}>{t('lessons:startOver')}</Button>
      </div>
    </div>
  )
}
