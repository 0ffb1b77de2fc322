import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { shortened } from '#shared/core/shortened.ts'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import type { Lesson } from '../../core/lesson.ts'
import type { LessonState } from '../../core/lesson-path.ts'
import type { LessonPlace } from '../../core/lessons.records.ts'
import { lessonPath } from '../../core/lessons-address.ts'
import { formatMinutes } from '../format-minutes.ts'

/** As specified. */
const LONGEST_TEXT = 100

/** A lesson on the path, with a link to its page. */
export function LessonStop({
  lesson,
  number,
  state,
  place,
  after,
}: {
  lesson: Lesson
  number: number
  state: LessonState
  place: LessonPlace | undefined
  /** Unfinished lessons that come before it. */
  after: readonly Lesson[]
}) {
  const { id, title, intro, category, difficulty, minutes, steps } = lesson
  const titleId = `lesson-${id}`
  const facts = [
    formatMinutes(minutes),
    t(`lessons:levels.${difficulty}`),
    t(`lessons:categories.${category}`),
  ]
  return (
    <li className="group relative flex gap-4 pb-3 print:break-inside-avoid">
      <span
        aria-hidden
        className="absolute start-[1.45rem] top-12 bottom-0 w-0.5 bg-hairline group-last:hidden"
      />
      <Marker number={number} state={state} />
      <article
        aria-labelledby={titleId}
        className={classNames(
          'relative min-w-0 flex-1 rounded-card px-4 py-3 transition-colors hover:bg-raised',
          state === 'next' && 'bg-raised shadow-card print:shadow-none',
        )}
      >
        <h3 className="font-semibold text-lg leading-snug" id={titleId} {...contentAttributes()}>
          <Link
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:text-action hover:underline"
            href={lessonPath(id)}
          >
            {contentText(title)}
          </Link>
        </h3>
        <p className="mt-0.5 text-muted text-sm leading-relaxed" {...contentAttributes()}>
          {shortened(contentText(intro), LONGEST_TEXT)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-sm">
          {state === 'finished' && (
            <span className="font-semibold text-action">{t('lessons:state.finished')}</span>
          )}
          {state === 'next' && <span className="font-semibold text-action">{t('lessons:state.next')}</span>}
          {place && place.step > 0 && state !== 'finished' && (
            <span>
              {t('lessons:step', { step: formatNumber(place.step + 1), steps: formatNumber(steps.length) })}
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {state === 'later' && (
          <p className="text-muted text-sm">
            {t('lessons:after')}{' '}
            <bdi {...contentAttributes()}>{after.map((each) => contentText(each.title)).join(' · ')}</bdi>
          </p>
        )}
      </article>
    </li>
  )
}

const markers: Readonly<Record<LessonState, string>> = {
  finished: 'text-action',
  next: 'text-action',
  begun: 'text-ornament',
  open: 'text-ornament',
  later: 'text-hairline',
}

function Marker({ state, number }: { state: LessonState; number: number }) {
  return (
    <span
      aria-hidden
      className={classNames('relative mt-1 grid size-12 shrink-0 place-content-center', markers[state])}
    >
      <Star className="absolute inset-0 bg-paper" size={48} weight={state === 'next' ? 2.25 : 1.5} />
      {state === 'finished' ? (
        <Check className="relative" size={20} strokeWidth={2.5} />
      ) : (
        <span className="tabular relative text-ink text-sm">{formatNumber(number)}</span>
      )}
    </span>
  )
}
