import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '#shared/core/languages.ts'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing, type Listed } from '#shared/server/directory/directory.ts'
import { type PrebuiltAnswer, prebuild, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import { publicOrigin } from '#shared/server/http/public-origin.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { type Article, textIn } from '../core/article.ts'
import {
  type ArticleSummary,
  countArticles,
  type PostAnswer,
  readArticle,
  readArticles,
  readJsonFeed,
  readRssFeed,
} from '../core/articles.contract.ts'
import { type ArticleFeed, jsonFeed, latestOf, rssFeed } from './article-feeds.ts'
import { articlesDirectory, isDue, seedArticles } from './articles.directory.ts'
import { articles } from './articles.table.ts'

/** Views and likes are counted every hour. */
const CACHE = { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' }
const FEED_FOR_MS = 300_000
/** Languages and formats at a few addresses of the server. */
const MOST_FEEDS = 50
const MOST_ITEMS = 50

/** What the views of articles are counted from. */
export const rankedArticles: RankedDirectory = {
  table: articles,
  path: '/blog',
  target: 'article',
  listed: isDue,
}

export const articlesFeature: ServerFeature = async (app, { database, contentFolder, settings }) => {
  await seedArticles(database, contentFolder)
  const directory = articlesDirectory(database)

  route(
    app,
    readArticles,
    async ({ query: { search, page, limit, language, content, ...filters } }) => {
      const { entries } = await directory.list({ search, page, limit, filters })
      return entries.map((listed) => ({
        ...toPost(listed, language),
        ...(content === 'true' && { content: textIn(listed.entry, language).text.html }),
      }))
    },
    CACHE,
  )
  route(
    app,
    countArticles,
    async ({ query: { search, ...filters } }) => directory.count({ search, filters }),
    CACHE,
  )
  route(
    app,
    readArticle,
    async ({ params: { slug }, query: { language } }) => {
      const listed = existing(await directory.find(slug))
      const { html, headings, references } = textIn(listed.entry, language).text
      const related = await Promise.all(listed.entry.related.map(directory.find))
      return {
        ...toPost(listed, language),
        content: html,
        headings,
        references,
        related: related.flatMap((found) => (found ? [toSummary(found.entry, language)] : [])),
      }
    },
    CACHE,
  )

  const feeds = new LRUCache<string, { feed: PrebuiltAnswer; latest: Date }, () => Promise<ArticleFeed>>({
    max: MOST_FEEDS,
    ttl: FEED_FOR_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context: read }) => {
      const content = await read()
      const feed = key.startsWith('rss ')
        ? await prebuild(rssFeed(content), 'application/rss+xml; charset=utf-8')
        : await prebuild(jsonFeed(content), 'application/feed+json; charset=utf-8')
      return { feed, latest: latestOf(content.articles) }
    },
  })

  for (const [format, endpoint] of [
    ['rss', readRssFeed],
    ['json', readJsonFeed],
  ] as const) {
    prebuiltRoute(
      app,
      endpoint,
      async ({ query: { language }, request, reply }) => {
        const origin = publicOrigin(request, settings)
        const { feed, latest } = await feeds.forceFetch(`${format} ${language} ${origin}`, {
          context: async () => {
            const { entries } = await directory.list({ page: 1, limit: MOST_ITEMS, filters: {} })
            return { articles: entries.map(({ entry }) => entry), language, origin }
          },
        })
        reply.header('last-modified', latest.toUTCString())
        return feed
      },
      CACHE,
    )
  }
}

function toSummary(entry: Article, wanted: LanguageCode): ArticleSummary {
  const { slug, category, publishedAt } = entry
  const { language, text } = textIn(entry, wanted)
  const { title, excerpt, readMinutes } = text
  return { slug, title, excerpt, category, publishedAt, readMinutes, language }
}

function toPost({ entry, views, likes }: Listed<Article, 'likes'>, language: LanguageCode): PostAnswer {
  return { ...toSummary(entry, language), id: entry.slug, tags: entry.tags, views, likes }
}
