import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, described, languageText, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, slug, totalIsMinimum } from '#shared/core/directory/directory.contract.ts'
import { languageCodes } from '#shared/core/languages.ts'
import { ARTICLES_PER_PAGE, articleCategories, articleTags } from './article.ts'

const EXAMPLE = 'choosing-a-name'
const articleSlug = slug.meta({ ...slug.meta(), example: EXAMPLE })

const summary = z.object({
  slug: articleSlug,
  title: described(z.string(), 'The title.', 'Choosing a name'),
  excerpt: described(z.string(), 'What it is about, in a sentence or two.', 'Names that Allah loves most.'),
  category: described(z.enum(articleCategories), 'Its part of the list.'),
  publishedAt: described(civilDateAnswer, 'The day of publication.', '2026-11-06'),
  readMinutes: described(z.number().int(), 'The minutes that reading takes, at 200 words a minute.', 6),
  language: described(
    z.enum(languageCodes),
    'The language of title and text: English where the article has no other.',
  ),
})

const post = summary.extend({
  id: described(z.string(), 'The same as `slug`.', EXAMPLE),
  tags: described(z.array(z.enum(articleTags)).readonly(), 'What it is about, in words.', ['names']),
  views: described(z.number().int(), 'The number of times its page was opened, as far as counted.', 0),
  likes: described(z.number().int(), 'The number of accounts that like it.', 0),
})

const content = described(z.string(), 'The text as sanitised HTML.', '<p>A name is a gift.</p>')

const article = post.extend({
  content,
  headings: described(
    z
      .array(
        z.object({
          id: described(z.string(), 'The anchor in the text.', 'part-when'),
          text: described(z.string(), 'The heading.', 'When?'),
        }),
      )
      .readonly(),
    'The headings of its parts.',
  ),
  references: described(z.array(z.string()).readonly(), 'The works it refers to.', ['Sahih Muslim 2132']),
  related: described(z.array(summary).readonly(), 'Articles with the same tags or category.'),
})

export type ArticleSummary = z.output<typeof summary>
export type PostAnswer = z.output<typeof post>
export type ArticleAnswer = z.output<typeof article>

const language = described(
  languageText.default('en'),
  'The language of the texts; English where an article has no other. Default: en.',
  'ar',
)
const filters = {
  category: described(nameIn(articleCategories).optional(), 'Only articles of this category.', 'community'),
  tag: described(nameIn(articleTags).optional(), 'Only articles with this tag.', 'ramadan'),
}
const { search, page, limit } = pageQuery(ARTICLES_PER_PAGE, 'titles, excerpts and tags in all languages')

export const readArticles = endpoint({
  method: 'GET',
  path: '/api/blog',
  anyOrigin: true,
  summary: 'Articles, the newest first, a page at a time',
  query: z.object({
    ...filters,
    search,
    page,
    limit,
    language,
    content: described(
      z.enum(['true', 'false'], 'not_a_boolean').default('true'),
      'Whether the answer has the texts. Default: true.',
      'false',
    ),
  }),
  answer: z.array(post.extend({ content: content.optional() })),
})

export const countArticles = endpoint({
  method: 'GET',
  path: '/api/blog/count',
  anyOrigin: true,
  summary: 'The number of articles on all pages of a list',
  query: z.object({ ...filters, search }),
  answer: z.object({ total: described(z.number().int(), 'The number of articles.', 14), totalIsMinimum }),
})

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/blog/{slug}',
  anyOrigin: true,
  summary: 'One article with its text',
  params: z.object({ slug: articleSlug }),
  query: z.object({ language }),
  answer: article,
  errors: ['not_found'],
})

export const readRssFeed = endpoint({
  method: 'GET',
  path: '/blog/feed.xml',
  anyOrigin: true,
  summary: 'The latest articles as RSS 2.0 with their text',
  query: z.object({ language }),
  answer: z.string(),
})

export const readJsonFeed = endpoint({
  method: 'GET',
  path: '/blog/feed.json',
  anyOrigin: true,
  summary: 'The latest articles as a JSON Feed 1.1 with their text',
  query: z.object({ language }),
  answer: z.string(),
})
