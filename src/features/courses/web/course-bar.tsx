import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'wouter'
import { request } from '#shared/web/api/request.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { type CourseStep, type StepKind, stepPath, stepsOf } from '../core/course.ts'
import { isStepFinished, progressIn } from '../core/course-progress.ts'
import { readCourses, type WholeCourse } from '../core/courses.contract.ts'
import { courseLang, progressText } from './course-texts.ts'
import { saveArticleRead, saveOwnStep, useFinishedSteps } from './saved-courses.ts'
import { StepTitle } from './step-title.tsx'

/** Below a step that was opened from a course: the course, the progress in it and its next part. */
export default function CourseBar({ kind, id, slug }: { kind: StepKind; id: string; slug: string }) {
  const course = useCourse(slug)
  const finished = useFinishedSteps()
  const steps = course ? stepsOf(course) : []
  const isHere = (step: { kind: StepKind; id: string }) => step.kind === kind && step.id === id
  const here = steps.find(isHere)
  if (!course || !finished || !here) return null
  const progress = progressIn(steps, finished)
  const after = steps.slice(steps.indexOf(here) + 1)
  const next =
    after.find((step) => !isStepFinished(step, finished)) ??
    steps.find((step) => !isHere(step) && !isStepFinished(step, finished))
  const lang = courseLang(course)
  return (
    <nav aria-label={t('courses:bar.label')} className="mt-6 rounded-card bg-sunken p-5 print:hidden">
      <p>
        {t('courses:bar.partOf')}{' '}
        <Link
          className="font-semibold text-action underline underline-offset-4"
          href={`/courses/${course.slug}`}
          {...lang}
        >
          {course.title}
        </Link>
      </p>
      <p className="text-muted text-sm" role="status">
        {progressText(progress)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {(kind === 'article' || kind === 'text') && (
          <ReadButton isRead={isStepFinished(here, finished)} step={here} />
        )}
        {next && (
          <Link className={buttonClass()} href={stepPath(next)}>
            <span>
              {t('courses:next')} <StepTitle course={course} step={next} />
            </span>
            <ArrowRight aria-hidden className="shrink-0 rtl:-scale-x-100" size={17} />
          </Link>
        )}
        {progress.finishedOn && (
          <Link className={buttonClass({ look: 'action' })} href={`/courses/${course.slug}`}>
            {t('courses:bar.finish')}
          </Link>
        )}
      </div>
    </nav>
  )
}

function ReadButton({ step, isRead }: { step: CourseStep; isRead: boolean }) {
  const today = useToday()
  return (
    <Button
      aria-pressed={isRead}
      look={isRead ? 'quiet' : 'action'}
      onClick={() =>
        void (step.kind === 'article'
          ? saveArticleRead(step.id, !isRead, today)
          : saveOwnStep(step, !isRead, today))
      }
    >
      <Check aria-hidden size={18} />
      {t('courses:bar.read')}
    </Button>
  )
}

/** A course; `undefined` while it loads, and if there is none. */
function useCourse(slug: string): WholeCourse | undefined {
  const language = currentLanguage().code
  const { data } = useQuery({
    queryKey: [readCourses.path, slug, 'bar', language],
    queryFn: async ({ signal }) =>
      (await request(`${readCourses.path}/${slug}`, { query: { language }, signal })) as WholeCourse,
  })
  return data
}
