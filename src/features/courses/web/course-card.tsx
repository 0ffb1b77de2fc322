import { Clock, Star, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import type { CourseAnswer } from '../core/courses.contract.ts'
import { courseLang, formatLength, formatPrice, formatRating, isFree } from './course-texts.ts'

const path = (slug: string) => `/courses/${slug}`

/** A course in the list. */
export function CourseCard({ course, isTaken }: { course: CourseAnswer; isTaken: boolean }) {
  const { slug, title, description } = course
  const titleId = `course-${slug}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <CourseKind course={course} />
      <h2 className="mt-1 min-w-0 text-xl leading-snug" id={titleId} {...courseLang(course)}>
        <Link
          className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
          href={path(slug)}
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1" {...courseLang(course)}>
        {description}
      </p>
      <CourseFacts course={course} />
      <p className="mt-auto pt-4 print:hidden">
        <Link aria-describedby={titleId} className={buttonClass({ look: 'action' })} href={path(slug)}>
          {t(isTaken ? 'courses:continue' : isFree(course) ? 'courses:startFree' : 'courses:enrolNow')}
        </Link>
      </p>
    </article>
  )
}

/** Subject and level, with the badge of free courses or the price. */
export function CourseKind({ course }: { course: CourseAnswer }) {
  const { category, level } = course
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="font-semibold text-action">{t(`courses:categories.${category}`)}</span>
      <span className="text-muted">{t(`courses:levels.${level}`)}</span>
      <span className="ms-auto rounded-full bg-sunken px-3 py-0.5 font-semibold">
        {isFree(course) ? t('courses:free') : formatPrice(course)}
      </span>
    </p>
  )
}

/** Instructor, length, rating and learners; the last two only if there are any. */
export function CourseFacts({ course }: { course: CourseAnswer }) {
  const { instructorName, duration, rating, ratings, enrollmentCount } = course
  return (
    <p className="tabular mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      <span>
        {t('courses:by')} <bdi>{instructorName}</bdi>
      </span>
      <Fact>
        <Clock aria-hidden size={15} />
        {formatLength(duration)}
      </Fact>
      {ratings > 0 && (
        <Fact>
          <Star aria-hidden className="text-ornament" fill="currentColor" size={15} />
          {t('courses:rating', { rating: formatRating(rating) })}
        </Fact>
      )}
      {enrollmentCount > 0 && (
        <Fact>
          <Users aria-hidden size={15} />
          {t('courses:learners', { number: formatNumber(enrollmentCount) })}
        </Fact>
      )}
    </p>
  )
}

const Fact = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1">{children}</span>
)
