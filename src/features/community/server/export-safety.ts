import { eq } from 'drizzle-orm'
import { blockedBy } from './blocks.repository.ts'
import type { Queries } from './circles.repository.ts'
import { circleReports, discussionPostReports } from './safety.table.ts'

/** The open reports of an account and the usernames that it blocked, for its export. */
export async function exportedSafety({ db }: Queries, accountId: string) {
  const { postId, reason, text, reportedAt } = discussionPostReports
  const ofPosts = await db
    .select({ postId, reason, text, reportedAt })
    .from(discussionPostReports)
    .where(eq(discussionPostReports.accountId, accountId))
  const ofCircles = await db
    .select({
      circleId: circleReports.circleId,
      reason: circleReports.reason,
      text: circleReports.text,
      reportedAt: circleReports.reportedAt,
    })
    .from(circleReports)
    .where(eq(circleReports.accountId, accountId))
  const blocked = await blockedBy({ db }, accountId)
  return [
    ...[...ofPosts, ...ofCircles].map((report) => ({
      kind: 'report' as const,
      ...report,
      reportedAt: report.reportedAt.toISOString(),
    })),
    ...blocked.map(({ username }) => ({ kind: 'block' as const, username })),
  ]
}
