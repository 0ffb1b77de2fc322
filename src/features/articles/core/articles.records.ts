import { recordType } from '#shared/core/user-data/record-type.ts'

/** An article that the person likes, by its slug. */
export interface ArticleLike {
  /** ISO 8601 in UTC. */
  readonly likedAt: string
}

export const articleLikeRecords = recordType<ArticleLike>({
  name: 'article-like',
  merge: 'whole',
  privacy: 'private',
  isId: (id) => /^[a-z0-9-]{1,120}$/.test(id),
  schema: (s) => s.object({ likedAt: s.instant() }),
})
