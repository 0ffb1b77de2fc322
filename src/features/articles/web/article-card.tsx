import { Link } from 'wouter'
import { Keywords } from '#shared/web/directory/keywords.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import type { PostAnswer } from '../core/articles.contract.ts'
import { ArticleActions, ArticleCounts, LikeButton } from './article-parts.tsx'
import { counted, publishedOn, textAttributes } from './article-texts.ts'

/** As specified. */
const MOST_TAGS = 3

/** An article in the list, with a link to its page, which counts the view. */
export function ArticleCard({ article }: { article: PostAnswer }) {
  const { slug, title, excerpt, category, tags, publishedAt, language } = article
  const rest = tags.length - MOST_TAGS
  return (
    <article
      aria-labelledby={`article-${slug}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <span className="font-semibold text-action">{t(`articles:categories.${category}`)}</span>
        <time dateTime={publishedAt}>{publishedOn(publishedAt)}</time>
      </p>
      <header className="mt-1 flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl leading-snug" id={`article-${slug}`} {...textAttributes(language)}>
          <Link
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
            href={`/blog/${slug}`}
          >
            {title}
          </Link>
        </h2>
        <span className="-me-2.5 shrink-0">
          <ArticleActions article={article} />
        </span>
      </header>
      <p className="mt-2" {...textAttributes(language)}>
        {excerpt}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-1.5">
        <Keywords words={tags.slice(0, MOST_TAGS).map((tag) => t(`articles:tags.${tag}`))} />
        {rest > 0 && <span className="text-muted text-sm">{counted('moreTags', rest)}</span>}
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 pt-3 print:hidden">
        <ArticleCounts article={article} />
        <span className="-me-3 ms-auto">
          <LikeButton article={article} />
        </span>
      </p>
    </article>
  )
}
