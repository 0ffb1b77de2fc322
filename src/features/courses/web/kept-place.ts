import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { answersOf } from '#shared/core/user-data/offline-copy.ts'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { currentAccount } from '#shared/web/user-data/current-account.ts'
import { readCoursePlace } from '../core/course-places.contract.ts'

type PlaceAnswer = AnswerOf<typeof readCoursePlace>

/**
 * What an account’s place in a course opens, from the server, or as this device kept it while the server can’t be
 * reached. Rejects like a call if neither has it.
 */
export async function readKeptPlace(account: string, slug: string, language: string): Promise<PlaceAnswer> {
  const key = `${readCoursePlace.path.replace('{slug}', slug)}?${new URLSearchParams({ language })}`
  try {
    const answer = await call(readCoursePlace, { params: { slug }, query: { language } })
    await keep(account, key, answer)
    return answer
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500
    const kept = isRefusal ? undefined : await keptAt(account, key)
    if (kept) return kept
    throw error
  }
}

/**
 * A device without a cache keeps nothing, and needs a connection later. Nor is an answer kept that arrives after the
 * account’s sign-out, which removes the others.
 */
async function keep(account: string, key: string, answer: PlaceAnswer): Promise<void> {
  if (currentAccount() !== account) return
  try {
    const cache = await caches.open(answersOf(account))
    if (answer.hasPlace) await cache.put(key, Response.json(answer))
    else await cache.delete(key)
  } catch {
    // It wasn’t kept.
  }
}

async function keptAt(account: string, key: string): Promise<PlaceAnswer | undefined> {
  try {
    return await (await (await caches.open(answersOf(account))).match(key))?.json()
  } catch {
    return undefined
  }
}
