import { and, eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ReportReason } from '../core/report.ts'
import type { Asker, Queries } from './circles.repository.ts'
import { studyCircles } from './circles.table.ts'
import { discussionPosts } from './discussions.table.ts'
import { circleReports, discussionPostReports } from './safety.table.ts'
import { seenBy } from './seen-posts.ts'

interface Report {
  readonly reason: ReportReason
  readonly text: string
  readonly reportedAt: Date
}

/** Stores one’s report of a post. Throws `not_found` or `own_post`. */
export async function reportPostOf({ db }: Queries, id: string, asker: Asker, report: Report) {
  const [post] = await db
    .select({ authorId: discussionPosts.authorId })
    .from(discussionPosts)
    .where(and(eq(discussionPosts.id, id), seenBy(asker)))
  if (!post) throw notFound()
  if (post.authorId === asker.id) throw new AppError('own_post', 403, 'Nobody reports their own post.')
  await db
    .insert(discussionPostReports)
    .values({ postId: id, accountId: asker.id, ...report })
    .onConflictDoUpdate({
      target: [discussionPostReports.postId, discussionPostReports.accountId],
      set: report,
    })
}

/** Stores one’s report of a circle. Throws `not_found` or `own_circle`. */
export async function reportCircleOf({ db }: Queries, id: string, asker: Asker, report: Report) {
  const [circle] = await db
    .select({ organiserId: studyCircles.organiserId })
    .from(studyCircles)
    .where(eq(studyCircles.id, id))
  if (!circle) throw notFound()
  if (circle.organiserId === asker.id) {
    throw new AppError('own_circle', 409, 'Nobody reports their own circle.')
  }
  await db
    .insert(circleReports)
    .values({ circleId: id, accountId: asker.id, ...report })
    .onConflictDoUpdate({ target: [circleReports.circleId, circleReports.accountId], set: report })
}
