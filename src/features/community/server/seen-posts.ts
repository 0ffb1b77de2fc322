import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#shared/server/database/database.ts'
import type { Asker } from './circles.repository.ts'
import { discussionPosts, discussionThreads } from './discussions.table.ts'
import { communityBlocks } from './safety.table.ts'

/** Whether `asker` may see a post: waiting and removed posts are for their authors. The query names the posts `name`. */
export function passesReview(asker: Asker | undefined, name = 'discussion_posts'): SQL<boolean> {
  const status = sql.raw(`"${name}"."status"`)
  const author = sql.raw(`"${name}"."author_id"`)
  return asker
    ? sql<boolean>`(${status} = 'shown' or ${author} is not distinct from ${asker.id})`
    : sql<boolean>`${status} = 'shown'`
}

/** Whether `asker` blocked the author of a post. */
export function isBlockedBy(asker: Asker | undefined, name = 'discussion_posts'): SQL<boolean> {
  return asker
    ? sql<boolean>`exists (select 1 from ${communityBlocks} as block
        where block.account_id = ${asker.id} and block.blocked_id = ${sql.raw(`"${name}"."author_id"`)})`
    : sql<boolean>`false`
}

/** Whether `asker` sees a post: one that passes review, by an author who isn’t blocked. */
export const seenBy = (asker: Asker | undefined, name = 'discussion_posts'): SQL<boolean> =>
  sql<boolean>`(${passesReview(asker, name)} and not ${isBlockedBy(asker, name)})`

/** Whether a thread has a post that `asker` may see. */
export const hasPosts = ({ db }: Queries, asker: Asker | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(discussionPosts)
      .where(and(eq(discussionPosts.threadId, discussionThreads.id), passesReview(asker))),
  )

/** The title of a thread for `asker`, who sees it with the first post only; empty without it. */
export const titleSeenBy = (asker: Asker | undefined): SQL<string> =>
  sql<string>`case when exists (select 1 from ${discussionPosts} as opening
    where opening.thread_id = ${discussionThreads.id} and opening.is_opening and ${seenBy(asker, 'opening')})
    then ${discussionThreads.title} else '' end`
