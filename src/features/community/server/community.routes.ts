import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import {
  changeCircle,
  createCircle,
  deleteCircle,
  dismissCircleNotice,
  joinCircle,
  leaveCircle,
  listCircleNotices,
  listCircles as listCirclesCall,
  listOwnCircles as listOwnCirclesCall,
  readCircle as readCircleCall,
} from '../core/circles.contract.ts'
import { deleteNotice, endCirclesOf, noticesOf } from './circle-notices.ts'
import {
  type Asker,
  addPerson,
  exportedCircles,
  listCircles,
  listOwnCircles,
  readCircle,
  removeCircle,
  removePerson,
  storeChange,
  storeCircle,
} from './circles.repository.ts'
import { mayJoin, mayOrganise } from './community.policy.ts'
import { discussionRoutes } from './discussions.routes.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { safetyRoutes } from './safety.routes.ts'

const HOUR_MS = 3_600_000
/** After this many in a day, there are pauses of hours. */
const NEW_CIRCLES = { free: 5, pauseMs: HOUR_MS, longestMs: 12 * HOUR_MS }
/** Joining and leaving again and again would shuffle a waiting list. */
const JOINS = { free: 30, pauseMs: HOUR_MS, longestMs: 12 * HOUR_MS }

/** Study circles: listing, organising, joining and leaving them; and discussions of hadiths. */
export const communityFeature: ServerFeature = (app, services) => {
  const { database, clock } = services
  discussionRoutes(app, services)
  safetyRoutes(app, services)
  moderationRoutes(app, services)
  app.accountDataSources.push({
    part: 'circles',
    async *read(source, accountId) {
      yield* await exportedCircles(source, accountId)
    },
    remove: (source, accountId) => endCirclesOf(source, accountId, clock()),
  })

  route(app, listCirclesCall, ({ query }) => listCircles(database, query, clock()), {
    cacheControl: 'no-cache',
  })

  guardedRoute(app, mayJoin, listOwnCirclesCall, async ({ session: { account } }) => ({
    circles: await listOwnCircles(database, account.id, clock()),
  }))

  guardedRoute(app, mayJoin, listCircleNotices, async ({ session: { account } }) => ({
    notices: await noticesOf(database, account.id),
  }))

  guardedRoute(app, mayJoin, dismissCircleNotice, async ({ params: { id }, session: { account } }) => {
    await deleteNotice(database, id, account.id)
    return { deleted: true } as const
  })

  route(
    app,
    readCircleCall,
    async ({ params: { id }, request }) =>
      readCircle(database, id, askerOf(await app.sessionOf(request)), clock()),
    // The answer depends on who asks.
    { cacheControl: 'no-store' },
  )

  guardedRoute(app, mayOrganise, createCircle, async ({ body, session: { account }, reply }) => {
    await limitAttempts(database, [{ key: `new circle ${account.id}`, ...NEW_CIRCLES }], clock(), reply)
    return { id: await storeCircle(database, account.id, body, clock()) }
  })

  guardedRoute(app, mayOrganise, changeCircle, async ({ params: { id }, body, session: { account } }) => {
    await storeChange(database, id, account.id, body)
    return { id }
  })

  guardedRoute(app, mayOrganise, deleteCircle, async ({ params: { id }, session: { account } }) => {
    await removeCircle(database, id, account, clock())
    return { deleted: true } as const
  })

  guardedRoute(app, mayJoin, joinCircle, async ({ params: { id }, session: { account }, reply }) => {
    await limitAttempts(database, [{ key: `join circle ${account.id}`, ...JOINS }], clock(), reply)
    await addPerson(database, id, account.id, clock())
    return readCircle(database, id, account, clock())
  })

  guardedRoute(app, mayJoin, leaveCircle, async ({ params: { id }, session: { account } }) => {
    await removePerson(database, id, account.id)
    return readCircle(database, id, account, clock())
  })
}

const askerOf = (session: Session | undefined): Asker | undefined => session?.account
