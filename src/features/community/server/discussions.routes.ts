import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import {
  changePost,
  deletePost,
  listMentions,
  listReplies,
  listThreads,
  readThread,
  setReactions,
  startThread,
  writeReply,
} from '../core/discussions.contract.ts'
import { mayDiscuss } from './community.policy.ts'
import { exportedMentions } from './export-mentions.ts'
import { statusOf } from './first-status.ts'
import { mentionsOf, postOf, repliesPage, threadOf, threadsPage } from './read-discussions.ts'
import {
  anonymisePostsOf,
  exportedDiscussions,
  removePost,
  removePostsOf,
  storeEdit,
  storeReactions,
  storeReply,
  storeThread,
} from './write-discussions.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After this many in a day, there are pauses of hours. */
const NEW_THREADS = { free: 5, pauseMs: HOUR_MS, longestMs: 12 * HOUR_MS }
const NEW_POSTS = { free: 40, pauseMs: 10 * MINUTE_MS, longestMs: 12 * HOUR_MS }
const REACTIONS = { free: 300, pauseMs: MINUTE_MS, longestMs: HOUR_MS }

/** Discussions of hadiths: reading, writing and reacting. */
export function discussionRoutes(app: RafiqServer, services: Services): void {
  const { database, clock } = services
  app.accountDataSources.push({
    part: 'discussions',
    async *read(source, accountId) {
      yield* await exportedDiscussions(source, accountId)
      yield* await exportedMentions(source, accountId)
    },
    anonymise: anonymisePostsOf,
    remove: removePostsOf,
  })

  route(
    app,
    listThreads,
    async ({ query, request }) => threadsPage(database, query, (await app.sessionOf(request))?.account),
    // The answer depends on who asks.
    { cacheControl: 'no-store' },
  )

  guardedRoute(app, mayDiscuss, listMentions, async ({ session: { account } }) => ({
    mentions: await mentionsOf(database, account),
  }))

  route(
    app,
    readThread,
    async ({ params: { id }, request }) => threadOf(database, id, (await app.sessionOf(request))?.account),
    { cacheControl: 'no-store' },
  )

  route(
    app,
    listReplies,
    async ({ params: { id }, query, request }) =>
      repliesPage(database, id, query, (await app.sessionOf(request))?.account),
    { cacheControl: 'no-store' },
  )

  guardedRoute(app, mayDiscuss, startThread, async ({ body, session: { account }, reply }) => {
    const limits = [
      { key: `new thread ${account.id}`, ...NEW_THREADS },
      { key: `new post ${account.id}`, ...NEW_POSTS },
    ]
    await limitAttempts(database, limits, clock(), reply)
    const status = await statusOf(services, account, [body.title, body.text])
    const id = await storeThread(database, account.id, body, status, clock())
    return { id, isWaiting: status === 'waiting' }
  })

  guardedRoute(
    app,
    mayDiscuss,
    writeReply,
    async ({ params: { id }, body: { text }, session: { account }, reply }) => {
      await limitAttempts(database, [{ key: `new post ${account.id}`, ...NEW_POSTS }], clock(), reply)
      const status = await statusOf(services, account, [text])
      const stored = await storeReply(database, id, account, text, status, clock())
      return { id: stored, isWaiting: status === 'waiting' }
    },
  )

  guardedRoute(app, mayDiscuss, changePost, async ({ params: { id }, body, session: { account }, reply }) => {
    await limitAttempts(database, [{ key: `new post ${account.id}`, ...NEW_POSTS }], clock(), reply)
    const status = await statusOf(services, account, [body.title ?? '', body.text])
    const stored = await storeEdit(database, id, account.id, body, status, clock())
    return { id, isWaiting: stored === 'waiting' }
  })

  guardedRoute(app, mayDiscuss, deletePost, async ({ params: { id }, session: { account } }) => ({
    threadRemains: await removePost(database, id, account.id),
  }))

  guardedRoute(
    app,
    mayDiscuss,
    setReactions,
    async ({ params: { id }, body, session: { account }, reply }) => {
      await limitAttempts(database, [{ key: `reaction ${account.id}`, ...REACTIONS }], clock(), reply)
      await storeReactions(database, id, account, body.reactions)
      return postOf(database, id, account)
    },
  )
}
