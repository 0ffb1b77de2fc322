import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { articleCategories, articleTags } from '../core/article.ts'
import { type PostAnswer, readJsonFeed, readRssFeed } from '../core/articles.contract.ts'
import { ArticleCard } from './article-card.tsx'
import { articlesList } from './articles-list.ts'

/** As specified. */
const SKELETONS = 6

/** The articles: search, filters, feeds and the newsletter. */
export function ArticlesPage({ newsletter }: { newsletter: ReactNode }) {
  const { code } = currentLanguage()
  const tags = articleTags.map((value) => ({ value, text: t(`articles:tags.${value}`) }))
  return (
    <DirectoryPage<PostAnswer>
      card={(article) => <ArticleCard article={article} />}
      columns={2}
      end={
        <div className="print:hidden">
          <Feeds />
          {newsletter}
        </div>
      }
      filters={[
        {
          name: 'category',
          label: t('articles:category'),
          all: t('articles:all.category'),
          values: articleCategories.map((value) => ({ value, text: t(`articles:categories.${value}`) })),
        },
        {
          name: 'tag',
          label: t('articles:tag'),
          all: t('articles:all.tag'),
          values: tags.toSorted((a, b) => a.text.localeCompare(b.text, code)),
        },
      ]}
      keyOf={({ id }) => id}
      list={articlesList}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:blog.title'),
        title: t('articles:title'),
        about: t('articles:intro'),
        search: t('articles:search'),
        searchHint: t('articles:searchHint'),
        none: t('articles:none'),
        failed: t('articles:failed'),
      }}
    />
  )
}

/** Links to the feeds in the language of the interface. */
function Feeds() {
  const query = `?language=${currentLanguage().code}`
  const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 text-muted">
      <span className="inline-flex items-center gap-2">
        <Rss aria-hidden size={17} />
        {t('articles:feed.subscribe')}
      </span>
      <a className={link} href={readRssFeed.path + query} type="application/rss+xml">
        RSS
      </a>
      <a className={link} href={readJsonFeed.path + query} type="application/feed+json">
        JSON Feed
      </a>
    </p>
  )
}
