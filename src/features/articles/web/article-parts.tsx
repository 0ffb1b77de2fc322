import { Clock, Eye, type LucideIcon, ThumbsUp } from 'lucide-react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { PostAnswer } from '../core/articles.contract.ts'
import { counted } from './article-texts.ts'
import { useLike } from './use-like.ts'

/** The heart and the share button.  */
export function ArticleActions({ article: { slug, title, excerpt } }: { article: PostAnswer }) {
  return (
    <EntryActions
      detail={excerpt.slice(0, LONGEST_DETAIL)}
      path={`/blog/${slug}`}
      target={targetKey('article', slug)}
      text={`${title}\n${excerpt}`}
      title={title}
    />
  )
}

/** In UTF-16 units; the limit of a bookmark. */
const LONGEST_DETAIL = 300

/** Views and read time. */
export function ArticleCounts({ article: { views, readMinutes } }: { article: PostAnswer }) {
  return (
    <>
      <Count Icon={Clock} text={counted('readTime', readMinutes)} />
      <Count Icon={Eye} text={counted('views', views)} />
    </>
  )
}

/** Likes an article, or takes that back, with the number of likes. */
export function LikeButton({ article: { slug, title, likes: served } }: { article: PostAnswer }) {
  const { isLiked, likes, toggle } = useLike(slug, served)
  return (
    <Button
      aria-pressed={isLiked}
      className={isLiked ? 'text-action' : 'text-muted hover:text-action'}
      data-tooltip={t(isLiked ? 'articles:liked' : 'articles:likeShort')}
      look="plain"
      onClick={toggle}
    >
      <ThumbsUp aria-hidden fill={isLiked ? 'currentColor' : 'none'} size={17} />
      <span className="sr-only">{t('articles:like', { title })}</span>
      <span className="tabular font-normal text-sm">{counted('likes', likes)}</span>
    </Button>
  )
}

function Count({ Icon, text }: { Icon: LucideIcon; text: string }) {
  return (
    <span className="tabular inline-flex items-center gap-1 text-muted text-sm">
      <Icon aria-hidden size={15} />
      {text}
    </span>
  )
}
