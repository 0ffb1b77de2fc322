import { AppError } from '#shared/core/app-error.ts'
import { stampParts } from '#shared/core/own-things/stamp.ts'
import { BATCH_THINGS } from '#shared/core/own-things/thing.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { syncThings } from '../core/own-things.contract.ts'
import { mayKeepThings } from './own-things.policy.ts'
import { storeThings, thingsAfter } from './own-things.repository.ts'

/** A device puts its clock right by the server's before it sends; a stamp further ahead is a mistake. */
const AHEAD_MS = 10 * 60_000

/** What people keep, for their other devices. */
export const ownThingsFeature: ServerFeature = (app, { database, clock }) => {
  guardedRoute(app, mayKeepThings, syncThings, async ({ body, session }) => {
    const now = clock().getTime()
    if (body.things.some(({ at }) => (stampParts(at)?.ms ?? 0) > now + AHEAD_MS)) {
      throw new AppError('stamp_ahead', 409, 'A change is stamped with a time that is yet to come.')
    }
    const accountId = session.account.id
    await storeThings(database, accountId, body.things)
    const found = await thingsAfter(database, accountId, body.after, BATCH_THINGS)
    return {
      things: found.map(({ seq: _, ...thing }) => thing as typeof thing & { value: null }),
      cursor: found.at(-1)?.seq ?? body.after,
      more: found.length === BATCH_THINGS,
      now,
    }
  })
}
