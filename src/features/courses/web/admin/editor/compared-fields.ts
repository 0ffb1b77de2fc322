import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import type { CourseText } from '../../../core/course.ts'
import type { CourseValues } from '../../../core/course-values.ts'

const all = (text: CourseText) => Object.values(text).join('\n')

/** The fields of a course in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<CourseValues>[] => [
  { title: t('admin-courses:editor.title'), text: ({ title }) => all(title) },
  { title: t('admin-courses:editor.description'), text: ({ description }) => all(description) },
  { title: t('admin-courses:editor.instructor'), text: ({ instructor }) => all(instructor) },
  { title: t('courses:category'), text: ({ category }) => t(`courses:categories.${category}`) },
  { title: t('courses:level'), text: ({ level }) => t(`courses:levels.${level}`) },
  { title: t('courses:outcomes'), text: ({ outcomes }) => outcomes.map(all).join('\n\n') },
  {
    title: t('courses:modules'),
    text: ({ modules }) =>
      modules
        .flatMap(({ title, about, parts }) => [
          all(title),
          all(about),
          ...parts.map((part) =>
            part.kind === 'text' ? `${all(part.title)}\n${all(part.markdown)}\n${part.link}` : part.id,
          ),
        ])
        .join('\n'),
  },
  { title: t('admin-courses:editor.price'), text: ({ price }) => price },
  {
    title: t('admin-courses:status'),
    text: ({ isPublished }) => t(`admin-courses:statuses.${isPublished ? 'published' : 'draft'}`),
  },
]
