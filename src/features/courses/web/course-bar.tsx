import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'wouter'
import { request } from '#shared/web/api/request.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { type PartKind, partPath, partsOf } from '../core/course.ts'
import { isPartFinished, progressIn } from '../core/course-progress.ts'
import { readCourses, type WholeCourse } from '../core/courses.contract.ts'
import { courseLang, progressText } from './course-texts.ts'
import { saveArticleRead, useFinishedParts } from './saved-courses.ts'

/** Below a lesson or article that was opened from a course: the course, the progress in it and its next part. */
export default function CourseBar({ kind, id, slug }: { kind: PartKind; id: string; slug: string }) {
  const course = useCourse(slug)
  const finished = useFinishedParts()
  const parts = course ? partsOf(course) : []
  const isHere = (part: { kind: PartKind; id: string }) => part.kind === kind && part.id === id
  const here = parts.find(isHere)
  if (!course || !finished || !here) return null
  const progress = progressIn(parts, finished)
  const after = parts.slice(parts.indexOf(here) + 1)
  const next =
    after.find((part) => !isPartFinished(part, finished)) ??
    parts.find((part) => !isHere(part) && !isPartFinished(part, finished))
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
        {kind === 'article' && <ReadButton isRead={isPartFinished(here, finished)} slug={id} />}
        {next && (
          <Link className={buttonClass()} href={partPath(next, course.slug)}>
            <span>
              {t('courses:next')} <bdi {...lang}>{next.title}</bdi>
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

function ReadButton({ slug, isRead }: { slug: string; isRead: boolean }) {
  const today = useToday()
  return (
    <Button
      aria-pressed={isRead}
      look={isRead ? 'quiet' : 'action'}
      onClick={() => void saveArticleRead(slug, !isRead, today)}
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
