import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { CourseQuestion } from '../core/course.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { courseLang } from './course-texts.ts'

/** A question with its choices; once checked, with the right one, the reason and the reference. */
export function CheckQuestion({
  question: { question, choices, answer, why, reference, article },
  course,
  number,
  chosen,
  isChecked,
  onChoose,
}: {
  question: CourseQuestion<string>
  course: WholeCourse
  number: number
  chosen: number | undefined
  isChecked: boolean
  onChoose: (choice: number) => void
}) {
  const name = useId()
  const lang = courseLang(course)
  const isRight = chosen === answer
  return (
    <fieldset className="rounded-card bg-raised p-5 shadow-card sm:p-6" disabled={isChecked}>
      <legend className="contents">
        <span className="font-semibold text-lg leading-snug" {...lang}>
          {formatNumber(number)}. {question}
        </span>
      </legend>
      <div className="mt-3 grid gap-2">
        {choices.map((choice, at) => (
          <label
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-xl border px-4 py-2',
              lookOf(at, answer, isChecked ? chosen : undefined, isChecked),
            )}
            key={choice}
          >
            <input
              checked={chosen === at}
              className="size-5 shrink-0 accent-action"
              name={name}
              onChange={() => onChoose(at)}
              required
              type="radio"
            />
            <span className="min-w-0 flex-1" {...lang}>
              {choice}
            </span>
            {isChecked && at === answer && <Check aria-hidden className="shrink-0 text-action" size={18} />}
            {isChecked && at === chosen && !isRight && (
              <X aria-hidden className="shrink-0 text-ending" size={18} />
            )}
          </label>
        ))}
      </div>
      {isChecked && (
        <div className="mt-3">
          <p className={classNames('font-semibold', isRight ? 'text-action' : 'text-ending')}>
            {isRight ? (
              t('courses:check.right')
            ) : (
              <>
                {t('courses:check.wrong')} <bdi {...lang}>{choices[answer]}</bdi>
              </>
            )}
          </p>
          <p className="mt-1" {...lang}>
            {why}
          </p>
          <p className="mt-1 text-muted text-sm">
            <bdi {...lang}>{reference}</bdi>{' '}
            <Link
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              href={`/blog/${article}?course=${course.slug}`}
            >
              {t('courses:check.read')}
            </Link>
          </p>
        </div>
      )}
    </fieldset>
  )
}

function lookOf(at: number, answer: number, chosen: number | undefined, isChecked: boolean): string {
  if (!isChecked) return 'cursor-pointer border-hairline hover:border-action'
  if (at === answer) return 'border-action bg-action-soft'
  return at === chosen ? 'border-ending bg-ending-soft' : 'border-hairline'
}
