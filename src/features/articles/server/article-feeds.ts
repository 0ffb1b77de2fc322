import { generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { LanguageCode } from '#shared/core/languages.ts'
import { type Article, textIn } from '../core/article.ts'
import { readJsonFeed, readRssFeed } from '../core/articles.contract.ts'
import { textsIn } from './articles.directory.ts'

export interface ArticleFeed {
  readonly articles: readonly Article[]
  readonly language: LanguageCode
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string
}

/** Articles as RSS 2.0 with their whole text. */
export function rssFeed({ articles, language, origin }: ArticleFeed): string {
  const { feed, author, categories, tags } = textsIn(language)
  return generateRssFeed({
    title: feed.title,
    description: feed.description,
    link: `${origin}/blog?lang=${language}`,
    language,
    lastBuildDate: latestOf(articles),
    atom: {
      links: [
        {
          href: `${origin}${readRssFeed.path}?language=${language}`,
          rel: 'self',
          type: 'application/rss+xml',
        },
      ],
    },
    items: articles.map((article) => {
      const { id, address, text, publishedAt } = itemOf(article, { language, origin })
      return {
        title: text.title,
        link: address,
        guid: { value: id, isPermaLink: false },
        pubDate: publishedAt,
        description: text.excerpt,
        dc: { creators: [author] },
        categories: [categories[article.category], ...article.tags.map((tag) => tags[tag])].map((name) => ({
          name,
        })),
        content: { encoded: absolute(text.html, origin, address) },
      }
    }),
  })
}

/** Articles as a JSON Feed 1.1 with their whole text. */
export function jsonFeed({ articles, language, origin }: ArticleFeed): string {
  const { feed, author, categories, tags } = textsIn(language)
  return JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      description: feed.description,
      home_page_url: `${origin}/blog?lang=${language}`,
      feed_url: `${origin}${readJsonFeed.path}?language=${language}`,
      icon: `${origin}/icon-512.png`,
      language,
      authors: [{ name: author, url: origin }],
      items: articles.map((article) => {
        const { id, address, text, publishedAt, language: written } = itemOf(article, { language, origin })
        return {
          id,
          url: address,
          title: text.title,
          summary: text.excerpt,
          content_html: absolute(text.html, origin, address),
          date_published: publishedAt,
          language: written,
          tags: [categories[article.category], ...article.tags.map((tag) => tags[tag])],
        }
      }),
    }),
  )
}

/** The day of the newest article. */
export const latestOf = (articles: readonly Article[]): Date =>
  new Date(
    articles
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1) ?? 0,
  )

/** An article’s item. Its id stays the same at every address of the server. */
function itemOf(article: Article, { language, origin }: Pick<ArticleFeed, 'language' | 'origin'>) {
  const { slug, publishedAt } = article
  return {
    ...textIn(article, language),
    id: `urn:rafiq:article:${slug}:${language}`,
    address: `${origin}/blog/${slug}?lang=${language}`,
    publishedAt: new Date(publishedAt),
  }
}

/** The text with complete addresses, which feed readers need. */
const absolute = (html: string, origin: string, address: string) =>
  html.replaceAll('href="/', `href="${origin}/`).replaceAll('href="#', `href="${address}#`)
