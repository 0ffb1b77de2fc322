import { ExternalLink } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { RichText } from '#shared/web/ui/rich-text.tsx'
import type { CoursePartAnswer, WholeCourse } from '../core/courses.contract.ts'
import { courseLang } from './course-texts.ts'

/** A text of a course’s own. */
export function TextView({ course, part }: { course: WholeCourse; part: CoursePartAnswer }) {
  const { title, html, link } = part
  const lang = courseLang(course)
  return (
    <article aria-labelledby="text-title">
      <h1 className="font-display text-3xl leading-snug" id="text-title" {...lang}>
        {title}
      </h1>
      <RichText html={html ?? ''} {...lang} />
      {link && (
        <p className="mt-4">
          <a
            className="inline-flex min-h-11 items-center gap-2 break-all text-action underline underline-offset-4"
            href={link}
            rel="noopener noreferrer"
          >
            <ExternalLink aria-hidden className="shrink-0 rtl:-scale-x-100" size={17} />
            {t('courses:moreAbout')} <bdi>{new URL(link).host}</bdi>
          </a>
        </p>
      )}
    </article>
  )
}
