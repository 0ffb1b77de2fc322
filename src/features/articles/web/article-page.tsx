import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import type { Day } from '#shared/core/day.ts'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { type ArticleAnswer, readArticles } from '../core/articles.contract.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleActions, ArticleCounts, LikeButton } from './article-parts.tsx'
import { counted, publishedOn, textAttributes } from './article-texts.ts'

/** An article with fewer parts has no table of contents. */
const PARTS_FOR_CONTENTS = 4

interface ArticlePageParts {
  /** A day in the Hijri calendar; empty outside its years. */
  readonly formatHijri: (day: Day) => string
  readonly newsletter: ReactNode
  /** The course from which the article was opened. */
  readonly courseBar: (slug: string) => ReactNode
}

/** `/blog/<slug>` */
export function ArticlePage(parts: ArticlePageParts) {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<ArticleAnswer>
      api={readArticles.path}
      back={t('articles:page.all')}
      failed={t('articles:failed')}
      fallbackTitle={t('pages:blog.title')}
      key={slug}
      list="/blog"
      query={{ language: currentLanguage().code }}
      slug={slug}
      titleOf={({ title }) => t('articles:page.title', { title })}
    >
      {(article) => (
        <>
          <ArticleView article={article} formatHijri={parts.formatHijri} />
          {parts.courseBar(article.slug)}
          <div className="print:hidden">
            <Related articles={article.related} />
            {parts.newsletter}
          </div>
        </>
      )}
    </EntryPage>
  )
}

function ArticleView({
  article,
  formatHijri,
}: {
  article: ArticleAnswer
  formatHijri: ArticlePageParts['formatHijri']
}) {
  const { title, excerpt, category, tags, language, references } = article
  const isOther = language !== currentLanguage().code
  return (
    <article className="rounded-card bg-raised p-5 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <header>
        <p className="text-sm">
          <Link
            className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
            href={`/blog?category=${category}`}
          >
            {t(`articles:categories.${category}`)}
          </Link>
        </p>
        <h1 className="font-display text-3xl leading-snug sm:text-4xl" {...textAttributes(language)}>
          {title}
        </h1>
        <p className="mt-3 text-lg text-muted" {...textAttributes(language)}>
          {excerpt}
        </p>
        <Facts article={article} formatHijri={formatHijri} />
        {isOther && <p className="mt-4 rounded-card bg-sunken p-4">{t('articles:page.inEnglish')}</p>}
      </header>
      <Contents article={article} />
      <ArticleBody article={article} />
      <section className="mt-10 border-hairline border-t pt-6">
        <h2 className="font-semibold text-lg">{t('articles:page.references')}</h2>
        <ul
          className="mt-2 list-disc ps-5 text-muted text-sm [overflow-wrap:anywhere]"
          {...textAttributes(language)}
        >
          {references.map((reference) => (
            <li className="my-1" dir="auto" key={reference}>
              {reference}
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={t('articles:page.tags')} className="mt-6 flex flex-wrap gap-2 print:hidden">
        {tags.map((tag) => (
          <Link
            className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm hover:text-action"
            href={`/blog?tag=${tag}`}
            key={tag}
          >
            {t(`articles:tags.${tag}`)}
          </Link>
        ))}
      </nav>
    </article>
  )
}

/** Published when, read time, views and likes, and what can be done with the article. */
function Facts({
  article,
  formatHijri,
}: {
  article: ArticleAnswer
  formatHijri: ArticlePageParts['formatHijri']
}) {
  const { publishedAt } = article
  const date = publishedOn(publishedAt)
  const hijri = formatHijri(publishedAt)
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
        <time dateTime={publishedAt}>{hijri ? t('articles:page.bothDates', { date, hijri }) : date}</time>
        <ArticleCounts article={article} />
      </p>
      <div className="-ms-3 mt-1 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LikeButton article={article} />
        <ArticleActions article={article} />
      </div>
    </>
  )
}

/** The parts of a long article as links. */
function Contents({ article: { headings, language } }: { article: ArticleAnswer }) {
  if (headings.length < PARTS_FOR_CONTENTS) return null
  return (
    <nav aria-label={t('articles:page.contents')} className="mt-5 print:hidden">
      <Disclosure className="rounded-card bg-sunken px-5 py-1" title={t('articles:page.contents')}>
        <ol className="list-decimal ps-5 pb-2" {...textAttributes(language)}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
                href={`#${id}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  )
}

function Related({ articles }: { articles: ArticleAnswer['related'] }) {
  if (articles.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="font-semibold text-lg">{t('articles:page.related')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {articles.map(({ slug, title, readMinutes, language }) => (
          <li className="grid" key={slug}>
            <Link
              className="flex min-w-0 flex-col justify-between gap-2 rounded-card bg-raised p-4 shadow-card hover:text-action"
              href={`/blog/${slug}`}
            >
              <span className="font-semibold" {...textAttributes(language)}>
                {title}
              </span>
              <span className="text-muted text-sm">{counted('readTime', readMinutes)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
