import { AppError } from '#shared/core/app-error.ts'
import { stampParts } from '#shared/core/own-things/stamp.ts'
import { BATCH_THINGS, type Thing } from '#shared/core/own-things/thing.ts'
import type { Database } from '#shared/server/database/database.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { syncThings } from '../core/own-things.contract.ts'
import { followLanguage } from './language-of-letters.ts'
import { mayKeepThings } from './own-things.policy.ts'
import { headOf, latestStamp, storeThings, thingsAfter } from './own-things.repository.ts'

/** A device puts its clock right by the server's before it sends; a stamp further ahead is a mistake. */
const AHEAD_MS = 10 * 60_000

/** What people keep, for their other devices. */
export const ownThingsFeature: ServerFeature = (app, { database, clock }) => {
  guardedRoute(app, mayKeepThings, syncThings, async ({ body, session }) => {
    const accountId = session.account.id
    if (body.account !== accountId) {
      throw new AppError('other_account', 409, 'Another account is signed in on this device.')
    }
    const now = clock().getTime()
    await refuseAhead(database, accountId, body.things, now)
    await storeThings(database, accountId, body.things)
    await followLanguage(database, accountId, body.things)
    const { things, more } = await thingsAfter(database, accountId, body.after, BATCH_THINGS)
    const cursor = things.at(-1)?.seq ?? Math.min(body.after, await headOf(database, accountId))
    const sent = new Set(body.things.map(({ at }) => at))
    const others = things.filter(({ at }) => !sent.has(at))
    return { things: others.map(({ seq: _, ...thing }) => thing), cursor, more, now }
  })
}

/** Throws `stamp_ahead` for stamps of a time to come, unless the account holds such already: its clock was wrong once. */
async function refuseAhead(database: Database, accountId: string, things: readonly Thing[], now: number) {
  const msOf = (at: string | undefined) => (at === undefined ? 0 : (stampParts(at)?.ms ?? 0))
  const latest = Math.max(0, ...things.map(({ at }) => msOf(at)))
  if (latest <= now + AHEAD_MS) return
  if (latest <= msOf(await latestStamp(database, accountId)) + AHEAD_MS) return
  throw new AppError('stamp_ahead', 409, 'A change has a timestamp in the future.')
}
