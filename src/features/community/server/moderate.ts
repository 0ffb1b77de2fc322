import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { endCircle } from './circle-notices.ts'
import type { Queries } from './circles.repository.ts'
import { studyCircles } from './circles.table.ts'
import { discussionPosts } from './discussions.table.ts'
import { loggedCircle, loggedNote, loggedPost } from './logged-words.ts'
import { circleReports, discussionPostReports } from './safety.table.ts'
import { tidyThread } from './write-discussions.ts'

interface Decision {
  readonly actorId: string
  readonly at: Date
  readonly decision: 'accept' | 'remove'
  /** For the author; empty when it is accepted. */
  readonly reason: string
}

/**
 * Shows a post, or removes it for everyone but its author, who sees the reason. Both answer its reports. Throws `not_found`,
 * and `own_post` for a post of the moderator.
 */
export async function moderatePost(
  { db }: Queries,
  id: string,
  { actorId, at, decision, reason }: Decision,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [post] = await transaction
      .select()
      .from(discussionPosts)
      .where(eq(discussionPosts.id, id))
      .for('update')
    if (!post || post.status === 'removed') throw notFound()
    if (post.authorId === actorId) throw new AppError('own_post', 403, 'Nobody decides on their own post.')
    const status = decision === 'accept' ? ('shown' as const) : ('removed' as const)
    // Nobody is left who could read the reason and delete it.
    if (decision === 'remove' && post.authorId === null) {
      await transaction.delete(discussionPosts).where(eq(discussionPosts.id, id))
    } else {
      await transaction
        .update(discussionPosts)
        .set({ status, note: reason || null })
        .where(eq(discussionPosts.id, id))
    }
    await transaction.delete(discussionPostReports).where(eq(discussionPostReports.postId, id))
    await tidyThread({ db: transaction }, post.threadId)
    await addAuditEntry(
      { db: transaction },
      {
        actorId,
        at,
        action: decision === 'accept' ? 'accepted' : 'declined',
        itemType: 'discussion_post',
        itemId: id,
        before: { status: post.status, ...(decision === 'remove' && loggedPost(post)) },
        after: { status, ...loggedNote(reason) },
      },
    )
  })
}

/** Keeps a circle, which dismisses its reports, or deletes it. Throws `not_found`, and `own_circle` for one’s own. */
export async function moderateCircle(
  { db }: Queries,
  id: string,
  { actorId, at, decision, reason }: Decision,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [circle] = await transaction
      .select()
      .from(studyCircles)
      .where(eq(studyCircles.id, id))
      .for('update')
    if (!circle) throw notFound()
    if (circle.organiserId === actorId) {
      throw new AppError('own_circle', 409, 'Nobody decides on their own circle.')
    }
    const reports = await transaction
      .delete(circleReports)
      .where(eq(circleReports.circleId, id))
      .returning({ reason: circleReports.reason })
    if (decision === 'remove') await endCircle({ db: transaction }, circle, at)
    await addAuditEntry(
      { db: transaction },
      {
        actorId,
        at,
        action: decision === 'accept' ? 'accepted' : 'delete',
        itemType: 'study_circle',
        itemId: id,
        before: decision === 'accept' ? { reports: reports.length } : loggedCircle(circle),
        after: decision === 'accept' ? { reports: 0 } : loggedNote(reason),
      },
    )
  })
}
