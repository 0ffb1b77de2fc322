import { Award, Play } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { StarChoice } from '#shared/web/ui/stars.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useToday } from '#shared/web/use-today.ts'
import { type CourseStep, partsOf, stepPath, stepsOf } from '../core/course.ts'
import { type CourseProgress, type FinishedSteps, progressIn } from '../core/course-progress.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { isFree, progressText } from './course-texts.ts'
import { enrol, leave, rate, useEnrolments, useStars } from './saved-courses.ts'
import { StepTitle } from './step-title.tsx'

/** A dialog that makes the certificate of a finished course. */
export type CertificateDialog = ComponentType<{
  part: string
  titles: readonly string[]
  day: Day
  onClose: () => void
}>

const card = 'mt-6 rounded-card bg-raised p-5 shadow-card sm:p-6 print:hidden'

/** Starts a course; then shows how far the person is, and at the end rating and certificate. */
export function LearnerCard({
  course,
  finished,
  Certificate,
}: {
  course: WholeCourse
  finished: FinishedSteps | undefined
  Certificate: CertificateDialog
}) {
  const enrolments = useEnrolments()
  const today = useToday()
  if (!finished || !enrolments) return <Skeleton className="mt-6 block h-28 w-full rounded-card" />
  const progress = progressIn(stepsOf(course), finished)
  const enrolment = enrolments.get(course.slug)
  if (!enrolment && !progress.finishedOn) return <Start course={course} progress={progress} />
  return (
    <section aria-labelledby="course-progress" className={card}>
      <Progress progress={progress} />
      {progress.finishedOn ? (
        <Finished Certificate={Certificate} course={course} day={progress.finishedOn} />
      ) : (
        <NextPart course={course} progress={progress} />
      )}
      {enrolment && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 text-muted text-sm">
          {t('courses:since', { day: formatDay(enrolment.day, today) })}
          <LeaveButton day={enrolment.day} slug={course.slug} />
        </p>
      )}
    </section>
  )
}

type Progressing = CourseProgress<CourseStep>

function Start({ course, progress }: { course: WholeCourse; progress: Progressing }) {
  const today = useToday()
  const [, navigate] = useLocation()
  const start = async () => {
    await enrol(course.slug, today)
    if (progress.next) navigate(stepPath(progress.next))
  }
  return (
    <section aria-label={course.title} className={card}>
      {progress.done > 0 && (
        <p className="mb-3">{t('courses:already', { progress: progressText(progress) })}</p>
      )}
      <Button look="action" onClick={() => void start()}>
        <Play aria-hidden className="rtl:-scale-x-100" size={17} />
        {t(isFree(course) ? 'courses:startFree' : 'courses:enrolNow')}
      </Button>
      <p className="mt-2 text-muted text-sm">{t('courses:private')}</p>
    </section>
  )
}

function Progress({ progress }: { progress: Progressing }) {
  return (
    <>
      <h2 className="text-lg" id="course-progress">
        {progressText(progress)}
      </h2>
      <ProgressBar
        aria-labelledby="course-progress"
        className="mt-3 w-full"
        max={progress.all}
        value={progress.done}
      />
    </>
  )
}

function NextPart({ course, progress }: { course: WholeCourse; progress: Progressing }) {
  const { next, done } = progress
  if (!next) return null
  return (
    <Link className={`${buttonClass({ look: 'action' })} mt-4`} href={stepPath(next)}>
      <Play aria-hidden className="shrink-0 rtl:-scale-x-100" size={17} />
      <span>
        {t(done > 0 ? 'courses:next' : 'courses:begin')} <StepTitle course={course} step={next} />
      </span>
    </Link>
  )
}

function Finished({
  course,
  day,
  Certificate,
}: {
  course: WholeCourse
  day: string
  Certificate: CertificateDialog
}) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  const stars = useStars(course.slug)
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="inline-flex items-center gap-2 font-semibold">
        <Award aria-hidden className="text-ornament" size={20} />
        {t('courses:finishedOn', { day: formatDay(day, today) })}
      </p>
      <StarChoice
        legend={t('courses:rate')}
        onStars={(given) => {
          void rate(course.slug, given, today)
          toast({ title: t('courses:rated') })
        }}
        stars={stars}
      />
      <p className="text-muted text-sm">{t('courses:rateHint')}</p>
      <Button onClick={() => setOpen(true)}>{t('courses:certificate')}</Button>
      {isOpen && (
        <Suspense>
          <Certificate
            day={day}
            onClose={() => setOpen(false)}
            part={course.title}
            titles={partsOf(course).map(({ title }) => title)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Leaves the course, with an undo in the toast. */
function LeaveButton({ slug, day }: { slug: string; day: string }) {
  const press = async () => {
    await leave(slug)
    toast({
      title: t('courses:left'),
      action: { label: t('courses:undo'), run: () => void enrol(slug, day) },
    })
  }
  return (
    <Button className="text-muted" look="plain" onClick={() => void press()}>
      {t('courses:leave')}
    </Button>
  )
}
