import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { accountName } from '#shared/server/session/account-name.ts'
import type { ModeratedItem } from '../core/moderation.contract.ts'
import type { ModerationList } from '../core/moderation.ts'
import { listedWordsIn } from '../core/word-list.ts'
import type { Queries } from './circles.repository.ts'
import { studyCircles } from './circles.table.ts'
import { discussionPosts, discussionThreads } from './discussions.table.ts'
import { circleReports, discussionPostReports } from './safety.table.ts'
import { wordListOf } from './word-list.repository.ts'

const PAGE_SIZE = 20

const isWaiting = eq(discussionPosts.status, 'waiting')
const isReported = ({ db }: Queries): SQL | undefined =>
  and(
    eq(discussionPosts.status, 'shown'),
    exists(
      db
        .select({ one: sql`1` })
        .from(discussionPostReports)
        .where(eq(discussionPostReports.postId, discussionPosts.id)),
    ),
  )
const hasReports = ({ db }: Queries): SQL =>
  exists(db.select({ one: sql`1` }).from(circleReports).where(eq(circleReports.circleId, studyCircles.id)))

/** The number of posts and circles that a moderator should look at. */
export async function countOpenModeration({ db }: Database): Promise<number> {
  const counts = await Promise.all([
    db.$count(discussionPosts, isWaiting),
    db.$count(discussionPosts, isReported({ db })),
    db.$count(studyCircles, hasReports({ db })),
  ])
  return counts.reduce((sum, each) => sum + each, 0)
}

/** A page of a queue, the oldest first. */
export async function moderationPage(
  { db }: Queries,
  { list, page }: { readonly list: ModerationList; readonly page: number },
) {
  const { words } = await wordListOf({ db })
  const offset = (page - 1) * PAGE_SIZE
  const where = list === 'waiting' ? isWaiting : isReported({ db })
  const [rows, total] =
    list === 'circles'
      ? [await circlesWhere({ db }, offset), await db.$count(studyCircles, hasReports({ db }))]
      : [await postsWhere({ db }, where, offset), await db.$count(discussionPosts, where)]
  const reports = await reportsOf(
    { db },
    list,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map(
      (row): ModeratedItem => ({
        ...row,
        writtenAt: row.writtenAt.toISOString(),
        words: [...listedWordsIn([row.title, row.text], words)],
        reports: reports
          .filter(({ itemId }) => itemId === row.id)
          .map(({ reason, text, reportedAt }) => ({ reason, text, reportedAt: reportedAt.toISOString() })),
      }),
    ),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

async function postsWhere({ db }: Queries, where: SQL | undefined, offset: number) {
  const rows = await db
    .select({
      post: discussionPosts,
      title: discussionThreads.title,
      hadith: discussionThreads.hadith,
      author: sql<string | null>`${accountName}`,
      username: accounts.username,
    })
    .from(discussionPosts)
    .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
    .leftJoin(accounts, eq(accounts.id, discussionPosts.authorId))
    .where(where)
    .orderBy(asc(discussionPosts.writtenAt), discussionPosts.id)
    .limit(PAGE_SIZE)
    .offset(offset)
  return rows.map(({ post, ...row }) => {
    const hasPage = post.status === 'shown' || !post.isOpening
    return {
      ...row,
      id: post.id,
      type: 'post' as const,
      text: post.text,
      path: hasPage ? `/community/discussions/${post.threadId}` : '',
      writtenAt: post.writtenAt,
    }
  })
}

async function circlesWhere({ db }: Queries, offset: number) {
  const rows = await db
    .select({ circle: studyCircles, author: accountName, username: accounts.username })
    .from(studyCircles)
    .innerJoin(accounts, eq(accounts.id, studyCircles.organiserId))
    .where(hasReports({ db }))
    .orderBy(asc(studyCircles.createdAt), studyCircles.id)
    .limit(PAGE_SIZE)
    .offset(offset)
  return rows.map(({ circle: { id, title, description, place, link, createdAt }, ...row }) => ({
    ...row,
    id,
    type: 'circle' as const,
    title,
    text: [description, place, link].filter(Boolean).join('\n'),
    path: `/community/${id}`,
    hadith: '',
    writtenAt: createdAt,
  }))
}

async function reportsOf({ db }: Queries, list: ModerationList, ids: readonly string[]) {
  if (ids.length === 0) return []
  const [table, itemId] =
    list === 'circles'
      ? [circleReports, circleReports.circleId]
      : [discussionPostReports, discussionPostReports.postId]
  return db
    .select({ itemId, reason: table.reason, text: table.text, reportedAt: table.reportedAt })
    .from(table)
    .where(inArray(itemId, [...ids]))
    .orderBy(table.reportedAt)
}
