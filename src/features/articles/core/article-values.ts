import { SLUG } from '#shared/core/directory/title-slug.ts'
import { filledLines } from '#shared/core/filled-lines.ts'
import type { ArticleCategory, ArticleTag } from './article.ts'

/** An article as an editor writes it. References are one to a line. The Arabic text is optional. */
export interface ArticleValues {
  readonly slug: string
  readonly category: ArticleCategory
  readonly tags: readonly ArticleTag[]
  readonly title: string
  readonly excerpt: string
  readonly markdown: string
  readonly references: string
  readonly titleArabic: string
  readonly excerptArabic: string
  readonly markdownArabic: string
  readonly referencesArabic: string
  readonly isPublished: boolean
  /** ISO 8601 in UTC; from when it is public. */
  readonly publishAt: string | null
}

export const newArticle: ArticleValues = {
  slug: '',
  category: 'islamic_knowledge',
  tags: [],
  title: '',
  excerpt: '',
  markdown: '',
  references: '',
  titleArabic: '',
  excerptArabic: '',
  markdownArabic: '',
  referencesArabic: '',
  isPublished: false,
  publishAt: null,
}

/** In UTF-16 units. */
export const ARTICLE_LENGTHS = {
  slug: 80,
  title: 200,
  excerpt: 400,
  markdown: 60_000,
  references: 4000,
} as const
const MOST_ARTICLE_TAGS = 10

const longest = {
  title: ARTICLE_LENGTHS.title,
  titleArabic: ARTICLE_LENGTHS.title,
  excerpt: ARTICLE_LENGTHS.excerpt,
  excerptArabic: ARTICLE_LENGTHS.excerpt,
  markdown: ARTICLE_LENGTHS.markdown,
  markdownArabic: ARTICLE_LENGTHS.markdown,
  references: ARTICLE_LENGTHS.references,
  referencesArabic: ARTICLE_LENGTHS.references,
} as const satisfies Partial<Record<keyof ArticleValues, number>>

/** What is wrong with an article, by field, as codes; empty when it can be saved. A draft may lack text and references. */
export function articleTroubles(values: ArticleValues): Partial<Record<keyof ArticleValues, string>> {
  const isEmpty = (field: keyof typeof longest) => values[field].trim() === ''
  const long = Object.entries(longest).filter(([field, most]) => values[field as 'title'].length > most)
  const missing = [
    ...(isEmpty('title') ? ['title'] : []),
    ...(values.isPublished ? (['markdown', 'references'] as const).filter(isEmpty) : []),
    ...(isEmpty('titleArabic') && !isEmpty('markdownArabic') ? ['titleArabic'] : []),
    ...(isEmpty('markdownArabic') && !isEmpty('titleArabic') ? ['markdownArabic'] : []),
  ]
  return {
    ...(!(SLUG.test(values.slug) && values.slug.length <= ARTICLE_LENGTHS.slug) && { slug: 'not_a_slug' }),
    ...(values.tags.length === 0 && { tags: 'missing' }),
    ...(values.tags.length > MOST_ARTICLE_TAGS && { tags: 'too_many' }),
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...Object.fromEntries(long.map(([field]) => [field, 'too_long'])),
  }
}

/** The lines of a field with references. */
export const referencesOf = (text: string): readonly string[] => filledLines(text.split('\n'))
