import { eq } from 'drizzle-orm'
import type { Queries } from './circles.repository.ts'
import { discussionMentions, discussionPosts } from './discussions.table.ts'

/** The posts that mention an account, for its export. Their texts are left out, because other people wrote them. */
export async function exportedMentions({ db }: Queries, accountId: string) {
  const { id: postId, threadId, writtenAt } = discussionPosts
  const rows = await db
    .select({ postId, threadId, writtenAt })
    .from(discussionMentions)
    .innerJoin(discussionPosts, eq(postId, discussionMentions.postId))
    .where(eq(discussionMentions.accountId, accountId))
    .orderBy(writtenAt, postId)
  return rows.map((post) => ({
    kind: 'mention' as const,
    ...post,
    writtenAt: post.writtenAt.toISOString(),
  }))
}
