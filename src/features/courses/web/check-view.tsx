import { useRef, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { CHECK, isPassed } from '../core/course.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { CheckQuestion } from './check-question.tsx'
import { saveOwnStep } from './saved-courses.ts'

/** The questions at the end of a course, their answers with references, and whether the check is passed. */
export function CheckView({ course }: { course: WholeCourse }) {
  const { check, slug } = course
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [isChecked, setChecked] = useState(false)
  const result = useRef<HTMLParagraphElement>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const today = useToday()
  const right = check.filter(({ answer }, at) => chosen[at] === answer).length
  const passed = isPassed(right, check.length)

  const submit = () => {
    setChecked(true)
    if (passed) void saveOwnStep({ course: slug, id: CHECK }, true, today)
    requestAnimationFrame(() => result.current?.focus())
  }
  const retry = () => {
    setChosen({})
    setChecked(false)
    top.current?.focus()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h1 className="font-display text-3xl leading-snug" ref={top} tabIndex={-1}>
        {t('courses:check.title')}
      </h1>
      <p className="mt-2 text-muted">{t('courses:check.about')}</p>
      <ol className="mt-4 grid gap-4">
        {check.map((question, at) => (
          <li key={question.question}>
            <CheckQuestion
              chosen={chosen[at]}
              course={course}
              isChecked={isChecked}
              number={at + 1}
              onChoose={(choice) => setChosen((before) => ({ ...before, [at]: choice }))}
              question={question}
            />
          </li>
        ))}
      </ol>
      <div className="mt-5 grid justify-items-start gap-3">
        {isChecked ? (
          <>
            <p className="font-semibold text-lg" ref={result} tabIndex={-1}>
              {t('courses:check.score', {
                right: formatNumber(right),
                all: formatNumber(check.length),
              })}{' '}
              {t(passed ? 'courses:check.passed' : 'courses:check.notYet')}
            </p>
            <Button onClick={retry}>{t('courses:check.again')}</Button>
          </>
        ) : (
          <Button look="action" type="submit">
            {t('courses:check.submit')}
          </Button>
        )}
      </div>
    </form>
  )
}
