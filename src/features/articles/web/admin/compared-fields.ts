import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ArticleValues } from '../../core/article-values.ts'
import { textFields } from './text-fields.ts'

/** The fields of an article in comparisons of two versions. */
export const comparedFields = (): readonly ComparedField<ArticleValues>[] => [
  { title: t('articles:category'), text: ({ category }) => t(`articles:categories.${category}`) },
  {
    title: t('articles:page.tags'),
    text: ({ tags }) => tags.map((tag) => t(`articles:tags.${tag}`)).join(', '),
  },
  ...Object.entries(textFields).flatMap(([lang, { dir, fields }]) =>
    Object.entries(fields).map(([name, field]) => ({
      title: `${t(`admin-articles:${name}`)} · ${t(`admin-articles:languages.${lang}`)}`,
      text: (values: ArticleValues) => values[field],
      dir,
      lang,
    })),
  ),
  {
    title: t('admin-articles:publish'),
    text: ({ isPublished }) => t(`admin:entries.states.${isPublished ? 'published' : 'unpublished'}`),
  },
  {
    title: t('admin-articles:publishAt'),
    text: ({ publishAt }) => (publishAt ? formatInstant(publishAt) : ''),
  },
]
