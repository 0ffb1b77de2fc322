import { BookOpen, CircleCheck, GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { partPath } from '../core/course.ts'
import { type FinishedParts, isPartFinished } from '../core/course-progress.ts'
import type { CoursePartAnswer, WholeCourse } from '../core/courses.contract.ts'
import { courseLang, formatLength } from './course-texts.ts'

/** The modules with their lessons and articles, and which of them are finished. */
export function CourseModules({
  course,
  finished,
}: {
  course: WholeCourse
  finished: FinishedParts | undefined
}) {
  const lang = courseLang(course)
  return (
    <section className="mt-8">
      <h2 className="font-display text-2xl">{t('courses:modules')}</h2>
      <ol className="mt-3 grid gap-4">
        {course.modules.map(({ title, about, parts }, at) => (
          <li
            className="rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
            key={title}
          >
            <h3 className="text-lg" {...lang}>
              {formatNumber(at + 1)}. {title}
            </h3>
            <p className="text-muted" {...lang}>
              {about}
            </p>
            <ul className="mt-3 grid">
              {parts.map((part) => (
                <Part
                  course={course}
                  isFinished={finished !== undefined && isPartFinished(part, finished)}
                  key={`${part.kind}/${part.id}`}
                  part={part}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Part({
  part,
  course,
  isFinished,
}: {
  part: CoursePartAnswer
  course: WholeCourse
  isFinished: boolean
}) {
  const { kind, title, minutes } = part
  const Icon = isFinished ? CircleCheck : kind === 'lesson' ? GraduationCap : BookOpen
  return (
    <li className="relative -mx-2 flex min-h-12 items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-sunken">
      <Icon aria-hidden className={isFinished ? 'shrink-0 text-action' : 'shrink-0 text-muted'} size={20} />
      <span className="min-w-0 flex-1">
        <Link
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:text-action hover:underline"
          href={partPath(part, course.slug)}
          {...courseLang(course)}
        >
          {title}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-muted text-sm">
          <span>{t(`courses:kinds.${kind}`)}</span>
          <span>{formatLength(minutes)}</span>
          {isFinished && <span className="font-semibold text-action">{t('courses:finished')}</span>}
        </span>
      </span>
    </li>
  )
}
