import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { foldedWords } from '#shared/core/text-search.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { accountName } from '#shared/server/session/account-name.ts'
import { type Reaction, reactions } from '../core/discussion.ts'
import type { ListedThread, MentionAnswer, PostAnswer, ThreadAnswer } from '../core/discussions.contract.ts'
import type { Asker, Queries } from './circles.repository.ts'
import { moderatesCommunity } from './community.policy.ts'
import {
  discussionMentions,
  discussionPosts,
  discussionReactions,
  discussionThreads,
} from './discussions.table.ts'
import { hasPosts, isBlockedBy, passesReview, seenBy, titleSeenBy } from './seen-posts.ts'

/** The most mentions that a person gets to see. */
const LISTED_MENTIONS = 50

interface Page {
  readonly page: number
  readonly limit: number
}

/** The rows of threads in a list, with their author and the number of replies that `asker` sees. */
const selectThreads = ({ db }: Queries, asker: Asker | undefined) =>
  db
    .select({
      id: discussionThreads.id,
      title: discussionThreads.title,
      hadith: discussionThreads.hadith,
      lastPostAt: discussionThreads.lastPostAt,
      author: sql<string | null>`${accountName}`,
      replies: sql<number>`(select count(*)::int from ${discussionPosts} as reply
        where reply.thread_id = ${discussionThreads.id} and not reply.is_opening and ${seenBy(asker, 'reply')})`,
      isHidden: sql<boolean>`coalesce(${passesReview(asker)} and ${isBlockedBy(asker)}, false)`,
    })
    .from(discussionThreads)
    .leftJoin(
      discussionPosts,
      and(eq(discussionPosts.threadId, discussionThreads.id), eq(discussionPosts.isOpening, true)),
    )
    .leftJoin(accounts, eq(accounts.id, discussionPosts.authorId))

/** A page of the threads, those with the latest posts first, without those whose first post is hidden from `asker`. */
export async function threadsPage(
  { db }: Queries,
  request: Page & { readonly search?: string | undefined; readonly hadith?: string | undefined },
  asker: Asker | undefined,
) {
  const where = and(
    // Folded words have no sign that `like` reads as a pattern.
    ...foldedWords(request.search ?? '').map(
      (word): SQL => sql`${discussionThreads.searchText} like ${`% ${word}%`}`,
    ),
    request.hadith === undefined ? undefined : eq(discussionThreads.hadith, request.hadith),
    hasPosts({ db }, asker),
    sql`not exists (select 1 from ${discussionPosts} as opening where opening.thread_id = ${discussionThreads.id}
      and opening.is_opening and not ${seenBy(asker, 'opening')})`,
  )
  const rows = await selectThreads({ db }, asker)
    .where(where)
    .orderBy(desc(discussionThreads.lastPostAt), discussionThreads.id)
    .limit(request.limit)
    .offset(offsetOf(request))
  return {
    threads: rows.map(toListed),
    pagination: paginationOf(request, await db.$count(discussionThreads, where)),
  }
}

/** A thread with its first post. Throws `not_found`. */
export async function threadOf({ db }: Queries, id: string, asker: Asker | undefined): Promise<ThreadAnswer> {
  const [row] = await selectThreads({ db }, asker).where(
    and(eq(discussionThreads.id, id), hasPosts({ db }, asker)),
  )
  if (!row) throw notFound()
  const [opening] = await postsWhere(
    { db },
    and(eq(discussionPosts.threadId, id), eq(discussionPosts.isOpening, true)),
    { page: 1, limit: 1 },
    asker,
  )
  const { isHidden } = row
  if (opening) return { ...toListed(row), opening, isHidden }
  return { ...toListed(row), title: '', author: null, opening: null, isHidden }
}

/** A page of the replies of a thread, the oldest first. Throws `not_found`. */
export async function repliesPage({ db }: Queries, id: string, request: Page, asker: Asker | undefined) {
  const exists = and(eq(discussionThreads.id, id), hasPosts({ db }, asker))
  if ((await db.$count(discussionThreads, exists)) === 0) throw notFound()
  const where = and(eq(discussionPosts.threadId, id), eq(discussionPosts.isOpening, false), seenBy(asker))
  return {
    posts: await postsWhere({ db }, where, request, asker),
    pagination: paginationOf(request, await db.$count(discussionPosts, where)),
  }
}

/** One post as `asker` sees it. Throws `not_found`. */
export async function postOf({ db }: Queries, id: string, asker: Asker): Promise<PostAnswer> {
  const [post] = await postsWhere({ db }, eq(discussionPosts.id, id), { page: 1, limit: 1 }, asker)
  if (!post) throw notFound()
  return post
}

/** The latest posts that mention an account. */
export async function mentionsOf({ db }: Queries, asker: Asker): Promise<MentionAnswer[]> {
  const rows = await db
    .select({
      threadId: discussionPosts.threadId,
      title: titleSeenBy(asker),
      author: sql<string | null>`${accountName}`,
      text: discussionPosts.text,
      writtenAt: discussionPosts.writtenAt,
    })
    .from(discussionMentions)
    .innerJoin(discussionPosts, eq(discussionPosts.id, discussionMentions.postId))
    .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
    .leftJoin(accounts, eq(accounts.id, discussionPosts.authorId))
    .where(and(eq(discussionMentions.accountId, asker.id), seenBy(asker)))
    .orderBy(desc(discussionPosts.writtenAt), discussionPosts.id)
    .limit(LISTED_MENTIONS)
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }))
}

async function postsWhere(
  { db }: Queries,
  where: SQL | undefined,
  request: Page,
  asker: Asker | undefined,
): Promise<PostAnswer[]> {
  const rows = await db
    .select({
      post: discussionPosts,
      author: sql<string | null>`${accountName}`,
      username: accounts.username,
    })
    .from(discussionPosts)
    .leftJoin(accounts, eq(accounts.id, discussionPosts.authorId))
    .where(and(where, seenBy(asker)))
    .orderBy(asc(discussionPosts.writtenAt), discussionPosts.id)
    .limit(request.limit)
    .offset(offsetOf(request))
  const given = await reactionsTo(
    { db },
    rows.map(({ post }) => post.id),
    asker,
  )
  return rows.map(({ post, author, username }) => {
    const isOwn = asker?.id === post.authorId
    return {
      id: post.id,
      author,
      username,
      text: post.text,
      status: post.status,
      note: isOwn ? post.note : null,
      writtenAt: post.writtenAt.toISOString(),
      editedAt: post.editedAt?.toISOString() ?? null,
      reactions: reactions.map((name) => given.get(`${post.id} ${name}`) ?? { name, count: 0, isOwn: false }),
      mayEdit: isOwn && post.status !== 'removed',
      mayReport: asker !== undefined && !isOwn,
      mayDelete: isOwn,
      mayRemove: !isOwn && moderatesCommunity(asker?.role ?? null),
    }
  })
}

async function reactionsTo({ db }: Queries, ids: readonly string[], asker: Asker | undefined) {
  const found = new Map<string, { name: Reaction; count: number; isOwn: boolean }>()
  if (ids.length === 0) return found
  const { postId, accountId, reaction } = discussionReactions
  const rows = await db
    .select({
      postId,
      name: reaction,
      count: count(),
      isOwn: asker ? sql<boolean>`bool_or(${accountId} = ${asker.id})` : sql<boolean>`false`,
    })
    .from(discussionReactions)
    .where(inArray(postId, [...ids]))
    .groupBy(postId, reaction)
  for (const { postId: id, ...row } of rows) found.set(`${id} ${row.name}`, row)
  return found
}

const toListed = ({
  lastPostAt,
  isHidden: _,
  ...row
}: Omit<ListedThread, 'lastPostAt'> & { lastPostAt: Date; isHidden: boolean }) => ({
  ...row,
  lastPostAt: lastPostAt.toISOString(),
})

const offsetOf = ({ page, limit }: Page) => (page - 1) * limit

const paginationOf = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
})
