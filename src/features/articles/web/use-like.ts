import { useState } from 'react'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { useHasAccount } from '#shared/web/user-data/use-has-account.ts'
import { articleLikeRecords } from '../core/articles.records.ts'

const likedArticles = records(articleLikeRecords)

/**
 * Whether the person likes an article, a function that changes it, and the number of likes. `counted` are the accounts
 * that the server counted; a like without an account stays on this device and is added here.
 */
export function useLike(slug: string, counted: number) {
  const hasAccount = useHasAccount()
  const all = likedArticles.use()
  const isLiked = all?.has(slug) ?? false
  const [before, setBefore] = useState<boolean>()
  if (all && before === undefined) setBefore(isLiked)
  const isCounted = hasAccount && (before ?? isLiked)
  const likes = Math.max(0, counted + Number(isLiked) - Number(isCounted))
  const toggle = () =>
    void notifySaveFailed(
      isLiked ? likedArticles.remove(slug) : likedArticles.put(slug, { likedAt: new Date().toISOString() }),
    )
  return { isLiked, likes, toggle }
}
