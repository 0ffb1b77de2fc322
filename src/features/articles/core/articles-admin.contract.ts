import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFields, entryFilterQuery } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { articleCategories, articleTags } from './article.ts'
import { ARTICLE_LENGTHS, type ArticleValues, articleTroubles } from './article-values.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const languages = ['en', 'ar'] as const
const instant = z.iso.datetime({ offset: true })
const params = z.object({ id: slug })

const row = z.object({
  id: described(z.string(), 'Its slug.', 'choosing-a-name'),
  title: described(z.string(), 'The English title.', 'Choosing a name'),
  titleArabic: described(z.string(), 'The Arabic title; empty without one.', 'اختيار الاسم'),
  category: described(z.enum(articleCategories), 'Its part of the list.'),
  tags: described(z.array(z.enum(articleTags)).readonly(), 'Its tags.'),
  languages: described(z.array(z.string()), 'The languages that it has texts in.', ['ar', 'en']),
  publishedAt: described(z.string(), 'The day of publication.', '2026-11-06'),
  publishAt: described(instant.nullable(), 'From when it is public, if it is scheduled.'),
  readMinutes: described(z.number().int(), 'The minutes that reading it takes.', 6),
  likes: described(z.number().int(), 'The number of accounts that like it.', 3),
  ...entryFields,
})
export type AdminArticle = z.output<typeof row>

const query = {
  ...tableQuery('titles and texts in all languages', ['published', 'title', 'views', 'likes', 'edited']),
  ...entryFilterQuery,
  category: described(nameIn(articleCategories).optional(), 'Only articles of this category.', 'community'),
  language: described(nameIn(languages).optional(), 'Only articles with a text in this language.', 'ar'),
}

export const listAdminArticles = endpoint({
  method: 'GET',
  path: '/api/admin/articles',
  summary: 'Lists articles, drafts included, the newest first',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportArticles = endpoint({
  method: 'GET',
  path: '/api/admin/articles/export',
  summary: 'Exports the articles of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const text = (description: string, most: number) =>
  described(z.string().trim().max(most, 'too_long').default(''), description, '')

const values = {
  slug: described(
    z.string().max(ARTICLE_LENGTHS.slug, 'too_long'),
    'Its address; it can’t be changed later.',
    'sample-article',
  ),
  category: described(z.enum(articleCategories), 'Its part of the list.'),
  tags: described(z.array(z.enum(articleTags)), 'Its tags.', ['names']),
  title: text('The English title.', ARTICLE_LENGTHS.title),
  excerpt: text(
    'A sentence or two in English; the beginning of the text without it.',
    ARTICLE_LENGTHS.excerpt,
  ),
  markdown: text(
    'The English text in Markdown. `::verse{ref="2:183"}` shows a verse.',
    ARTICLE_LENGTHS.markdown,
  ),
  references: text('The works it refers to in English, one to a line.', ARTICLE_LENGTHS.references),
  titleArabic: text('The Arabic title.', ARTICLE_LENGTHS.title),
  excerptArabic: text('A sentence or two in Arabic.', ARTICLE_LENGTHS.excerpt),
  markdownArabic: text('The Arabic text in Markdown.', ARTICLE_LENGTHS.markdown),
  referencesArabic: text('The works it refers to in Arabic, one to a line.', ARTICLE_LENGTHS.references),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
  publishAt: described(instant.nullable().default(null), 'From when it is public; at once without one.'),
}

/** The rules of the editor. */
// The fields themselves say that they are too long.
const withRules = withRulesOf<ArticleValues>((article) =>
  Object.fromEntries(Object.entries(articleTroubles(article)).filter(([, code]) => code !== 'too_long')),
)

const article = row.extend({
  values: described(z.object(values), 'The texts as an editor writes them.'),
})
export type EditedArticle = z.output<typeof article>

export const readAdminArticle = endpoint({
  method: 'GET',
  path: '/api/admin/articles/{id}',
  summary: 'Reads one article with its Markdown',
  params,
  answer: article,
  errors: [...errors, 'not_found'],
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles',
  summary: 'Creates an article',
  body: withRules(values),
  answer: article,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateArticle = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/{id}',
  summary: 'Saves a new version of an article',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: article,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnArticles = actionsOn('/api/admin/articles/actions', 'articles')

export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/preview',
  summary: 'Renders Markdown as the page of an article shows it',
  body: z.strictObject({
    markdown: text('The text in Markdown.', ARTICLE_LENGTHS.markdown),
    language: described(z.enum(languages), 'Its language.', 'en'),
  }),
  answer: z.object({
    html: described(z.string(), 'Sanitised HTML.', '<p>Sample.</p>'),
    readMinutes: described(z.number().int(), 'The minutes that reading it takes.', 6),
  }),
  errors,
})
