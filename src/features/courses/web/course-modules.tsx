import { BookOpen, CircleCheck, FileText, GraduationCap, ListChecks } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { type CourseStep, stepPath, stepsOf } from '../core/course.ts'
import { type FinishedSteps, isStepFinished } from '../core/course-progress.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { courseLang, formatLength } from './course-texts.ts'
import { StepTitle } from './step-title.tsx'

const card =
  'rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none'

/** The modules with their parts, then the check, and which of them are finished. */
export function CourseModules({
  course,
  finished,
}: {
  course: WholeCourse
  finished: FinishedSteps | undefined
}) {
  const lang = courseLang(course)
  const check = stepsOf(course).find(({ kind }) => kind === 'check')
  const row = (step: CourseStep, detail: string) => (
    <Step
      course={course}
      detail={detail}
      isFinished={finished !== undefined && isStepFinished(step, finished)}
      key={`${step.kind}/${step.id}`}
      step={step}
    />
  )
  return (
    <section className="mt-8">
      <h2 className="font-display text-2xl">{t('courses:modules')}</h2>
      <ol className="mt-3 grid gap-4">
        {course.modules.map(({ title, about, parts }, at) => (
          <li className={card} key={title}>
            <h3 className="text-lg" {...lang}>
              {formatNumber(at + 1)}. {title}
            </h3>
            <p className="text-muted" {...lang}>
              {about}
            </p>
            <ul className="mt-3 grid">
              {parts.map((part) => row({ ...part, course: course.slug }, formatLength(part.minutes)))}
            </ul>
          </li>
        ))}
      </ol>
      {check && (
        <ul className={`${card} mt-4`}>
          {row(
            check,
            course.check.length > 0
              ? t('courses:check.questions', { number: formatNumber(course.check.length) })
              : '',
          )}
        </ul>
      )}
    </section>
  )
}

const icons = { lesson: GraduationCap, article: BookOpen, text: FileText, check: ListChecks }

function Step({
  step,
  course,
  detail,
  isFinished,
}: {
  step: CourseStep
  course: WholeCourse
  detail: string
  isFinished: boolean
}) {
  const { kind } = step
  const Icon = isFinished ? CircleCheck : icons[kind]
  return (
    <li className="relative -mx-2 flex min-h-12 items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-sunken">
      <Icon aria-hidden className={isFinished ? 'shrink-0 text-action' : 'shrink-0 text-muted'} size={20} />
      <span className="min-w-0 flex-1">
        <Link
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:text-action hover:underline"
          href={stepPath(step)}
        >
          <StepTitle course={course} step={step} />
        </Link>
        <span className="flex flex-wrap gap-x-3 text-muted text-sm">
          {kind !== 'check' && <span>{t(`courses:kinds.${kind}`)}</span>}
          <span>{detail}</span>
          {isFinished && <span className="font-semibold text-action">{t('courses:finished')}</span>}
        </span>
      </span>
    </li>
  )
}
