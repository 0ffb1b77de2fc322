import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database, Queries as Transaction } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { mentionedNames, type Reaction, type WrittenPost } from '../core/discussion.ts'
import type { PostStatus } from '../core/moderation.ts'
import type { Asker, Queries } from './circles.repository.ts'
import {
  discussionMentions,
  discussionPosts,
  discussionReactions,
  discussionThreads,
} from './discussions.table.ts'
import { hasPosts, seenBy, titleSeenBy } from './seen-posts.ts'

/** How the text of a post goes: shown at once, or after a moderator has read it. */
export type FirstStatus = Exclude<PostStatus, 'removed'>

/** Stores a thread with its first post, and returns the thread’s id. */
export async function storeThread(
  { db }: Queries,
  authorId: string,
  { title, text, hadith }: { readonly title: string; readonly text: string; readonly hadith: string },
  status: FirstStatus,
  writtenAt: Date,
): Promise<string> {
  return db.transaction(async (transaction) => {
    const [thread] = await transaction
      .insert(discussionThreads)
      .values({ title, hadith, lastPostAt: writtenAt, searchText: searchTextOf([title, text]) })
      .returning({ id: discussionThreads.id })
    if (!thread) throw new Error('The thread was not stored.')
    await transaction
      .insert(discussionPosts)
      .values({ threadId: thread.id, authorId, isOpening: true, text, status, writtenAt })
    return thread.id
  })
}

/** Stores a reply and returns its id. Throws `not_found` without the thread, or if its author doesn’t see it. */
export async function storeReply(
  { db }: Queries,
  threadId: string,
  author: Asker,
  text: string,
  status: FirstStatus,
  writtenAt: Date,
): Promise<string> {
  return db.transaction(async (transaction) => {
    // Takes the lock that a deletion needs, so a reply can’t lose its thread.
    const changed = await transaction
      .update(discussionThreads)
      .set({ lastPostAt: status === 'shown' ? writtenAt : discussionThreads.lastPostAt })
      .where(and(eq(discussionThreads.id, threadId), hasPosts({ db: transaction }, author)))
    if (!changed.rowCount) throw notFound()
    const [post] = await transaction
      .insert(discussionPosts)
      .values({ threadId, authorId: author.id, isOpening: false, text, status, writtenAt })
      .returning()
    if (!post) throw new Error('The reply was not stored.')
    await storeMentions({ db: transaction }, post, author.id)
    return post.id
  })
}

/**
 * Changes one’s own post and returns whether others see it; a waiting one goes on waiting. Throws `not_found`, also for a
 * post of someone else or one that a moderator removed.
 */
export async function storeEdit(
  { db }: Queries,
  id: string,
  authorId: string,
  { title, text }: WrittenPost,
  status: FirstStatus,
  editedAt: Date,
): Promise<PostStatus> {
  return db.transaction(async (transaction) => {
    const [post] = await transaction
      .update(discussionPosts)
      .set({ text, editedAt, ...(status === 'waiting' && { status }) })
      .where(
        and(
          eq(discussionPosts.id, id),
          eq(discussionPosts.authorId, authorId),
          ne(discussionPosts.status, 'removed'),
        ),
      )
      .returning()
    if (!post) throw notFound()
    if (post.isOpening) await renewThread({ db: transaction }, post, title)
    await transaction.delete(discussionMentions).where(eq(discussionMentions.postId, id))
    await storeMentions({ db: transaction }, post, authorId)
    await tidyThread({ db: transaction }, post.threadId)
    return post.status
  })
}

/** After a change of the first post, the thread is found by its new words alone, also if its title stays. */
async function renewThread(
  { db }: Transaction,
  { threadId, text }: typeof discussionPosts.$inferSelect,
  newTitle: string | undefined,
): Promise<void> {
  const isThread = eq(discussionThreads.id, threadId)
  const [stored] = await db
    .select({ title: discussionThreads.title })
    .from(discussionThreads)
    .where(isThread)
    .for('update')
  const title = newTitle ?? stored?.title ?? ''
  await db
    .update(discussionThreads)
    .set({ title, searchText: searchTextOf([title, text]) })
    .where(isThread)
}

/** Mentions reach only people who wrote in the thread, so nobody can call strangers. */
async function storeMentions(
  { db }: Transaction,
  { id, threadId, text }: typeof discussionPosts.$inferSelect,
  authorId: string,
): Promise<void> {
  const names = mentionedNames(text)
  if (names.length === 0) return
  const people = await db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(
      and(
        inArray(accounts.usernameKey, names),
        ne(accounts.id, authorId),
        exists(
          db
            .select({ one: sql`1` })
            .from(discussionPosts)
            .where(and(eq(discussionPosts.threadId, threadId), eq(discussionPosts.authorId, accounts.id))),
        ),
      ),
    )
  if (people.length === 0) return
  await db.insert(discussionMentions).values(people.map(({ accountId }) => ({ postId: id, accountId })))
}

/**
 * Deletes one’s own post and says whether its thread remains. Throws `not_found`. A moderator removes the posts of others with a
 * reason instead (`moderatePost`).
 */
export async function removePost({ db }: Queries, id: string, authorId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const own = and(eq(discussionPosts.id, id), eq(discussionPosts.authorId, authorId))
    const [thread] = await transaction
      .select({ id: discussionThreads.id })
      .from(discussionThreads)
      .innerJoin(discussionPosts, eq(discussionPosts.threadId, discussionThreads.id))
      .where(own)
      .for('update', { of: discussionThreads })
    if (!thread) throw notFound()
    await transaction.delete(discussionPosts).where(own)
    return tidyThread({ db: transaction }, thread.id)
  })
}

/** Takes the name of an account off its posts that everyone reads; the others are deleted with the account. */
export async function anonymisePostsOf({ db }: Transaction, accountId: string): Promise<void> {
  await db
    .update(discussionPosts)
    .set({ authorId: null })
    .where(and(eq(discussionPosts.authorId, accountId), eq(discussionPosts.status, 'shown')))
}

/** Deletes every post of an account. */
export async function removePostsOf({ db }: Database, accountId: string): Promise<void> {
  const posts = await db
    .select({ threadId: discussionPosts.threadId })
    .from(discussionPosts)
    .where(eq(discussionPosts.authorId, accountId))
  for (const threadId of new Set(posts.map((post) => post.threadId))) {
    await db.transaction(async (transaction) => {
      await transaction
        .select({ id: discussionThreads.id })
        .from(discussionThreads)
        .where(eq(discussionThreads.id, threadId))
        .for('update')
      await transaction
        .delete(discussionPosts)
        .where(and(eq(discussionPosts.threadId, threadId), eq(discussionPosts.authorId, accountId)))
      await tidyThread({ db: transaction }, threadId)
    })
  }
}

/** After a deletion: without posts the thread goes, without its first post its title. Says whether the thread remains. */
export async function tidyThread({ db }: Transaction, id: string): Promise<boolean> {
  const [left] = await db
    .select({
      last: sql<string | null>`coalesce(
        max(${discussionPosts.writtenAt}) filter (where ${discussionPosts.status} = 'shown'),
        max(${discussionPosts.writtenAt}))`,
      hasOpening: sql<boolean>`coalesce(bool_or(${discussionPosts.isOpening}), false)`,
    })
    .from(discussionPosts)
    .where(eq(discussionPosts.threadId, id))
  if (!left?.last) {
    await db.delete(discussionThreads).where(eq(discussionThreads.id, id))
    return false
  }
  await db
    .update(discussionThreads)
    .set({ lastPostAt: new Date(left.last), ...(!left.hasOpening && { title: '', searchText: '' }) })
    .where(eq(discussionThreads.id, id))
  return true
}

/** Sets the reactions of a person to a post. Throws `not_found`, also for a post that the person doesn’t see. */
export async function storeReactions(
  { db }: Queries,
  postId: string,
  asker: Asker,
  chosen: readonly Reaction[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Two requests of one person come one after another, and the post can’t go in between.
    const [post] = await transaction
      .select({ id: discussionPosts.id })
      .from(discussionPosts)
      .where(and(eq(discussionPosts.id, postId), seenBy(asker)))
      .for('update')
    if (!post) throw notFound()
    const { id: accountId } = asker
    await transaction
      .delete(discussionReactions)
      .where(and(eq(discussionReactions.postId, postId), eq(discussionReactions.accountId, accountId)))
    const rows = [...new Set(chosen)].map((reaction) => ({ postId, accountId, reaction }))
    if (rows.length > 0) await transaction.insert(discussionReactions).values(rows)
  })
}

/** The posts and reactions of an account for its export. */
export async function exportedDiscussions({ db }: Queries, accountId: string) {
  const thread = {
    threadId: discussionThreads.id,
    title: titleSeenBy({ id: accountId, role: null }),
    hadith: discussionThreads.hadith,
  }
  const posts = await db
    .select({
      ...thread,
      id: discussionPosts.id,
      text: discussionPosts.text,
      isOpening: discussionPosts.isOpening,
      status: discussionPosts.status,
      note: discussionPosts.note,
      writtenAt: discussionPosts.writtenAt,
      editedAt: discussionPosts.editedAt,
    })
    .from(discussionPosts)
    .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
    .where(eq(discussionPosts.authorId, accountId))
    .orderBy(discussionPosts.writtenAt, discussionPosts.id)
  const given = await db
    .select({ postId: discussionReactions.postId, reaction: discussionReactions.reaction })
    .from(discussionReactions)
    .where(eq(discussionReactions.accountId, accountId))
  return [
    ...posts.map(({ writtenAt, editedAt, ...post }) => ({
      kind: 'post' as const,
      ...post,
      writtenAt: writtenAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    })),
    ...given.map((reaction) => ({ kind: 'reaction' as const, ...reaction })),
  ]
}
