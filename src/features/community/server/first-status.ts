import type { Services } from '#shared/server/services.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import { listedWordsIn } from '../core/word-list.ts'
import type { Asker } from './circles.repository.ts'
import { moderatesCommunity } from './community.policy.ts'
import { wordListOf } from './word-list.repository.ts'
import type { FirstStatus } from './write-discussions.ts'

/**
 * Whether a post is shown at once. Others’ posts wait for a moderator if the operator wants to read every post first, or if
 * one of their texts has a word of the list.
 */
export async function statusOf(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  author: Asker,
  texts: readonly string[],
): Promise<FirstStatus> {
  if (moderatesCommunity(author.role)) return 'shown'
  const { communityReview } = await readSiteSettings(database)
  if ((communityReview ?? settings.COMMUNITY_REVIEW) === 'before') return 'waiting'
  const { words } = await wordListOf(database)
  return listedWordsIn(texts, words).length > 0 ? 'waiting' : 'shown'
}
