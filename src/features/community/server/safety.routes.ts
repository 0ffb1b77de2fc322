import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { addBlock, listBlocks, removeBlock, reportCircle, reportPost } from '../core/reports.contract.ts'
import { blockedBy, deleteBlock, storeBlock } from './blocks.repository.ts'
import { mayBlock, mayReport } from './community.policy.ts'
import { exportedSafety } from './export-safety.ts'
import { reportCircleOf, reportPostOf } from './reports.repository.ts'

const HOUR_MS = 3_600_000
/** After this many in a day, there are pauses of hours. */
const REPORTS = { free: 20, pauseMs: HOUR_MS, longestMs: 12 * HOUR_MS }
const BLOCKS = { free: 60, pauseMs: HOUR_MS, longestMs: 12 * HOUR_MS }

/** Reporting posts and circles, and hiding the posts of others from oneself. */
export function safetyRoutes(app: RafiqServer, { database, clock }: Services): void {
  app.accountDataSources.push({
    part: 'communityReports',
    async *read(source, accountId) {
      yield* await exportedSafety(source, accountId)
    },
  })

  guardedRoute(app, mayReport, reportPost, async ({ params: { id }, body, session: { account }, reply }) => {
    await limitAttempts(database, [{ key: `report ${account.id}`, ...REPORTS }], clock(), reply)
    await reportPostOf(database, id, account, { ...body, reportedAt: clock() })
    return { received: true } as const
  })

  guardedRoute(
    app,
    mayReport,
    reportCircle,
    async ({ params: { id }, body, session: { account }, reply }) => {
      await limitAttempts(database, [{ key: `report ${account.id}`, ...REPORTS }], clock(), reply)
      await reportCircleOf(database, id, account, { ...body, reportedAt: clock() })
      return { received: true } as const
    },
  )

  guardedRoute(app, mayBlock, listBlocks, async ({ session: { account } }) => ({
    people: await blockedBy(database, account.id),
  }))

  guardedRoute(app, mayBlock, addBlock, async ({ params: { username }, session: { account }, reply }) => {
    await limitAttempts(database, [{ key: `block ${account.id}`, ...BLOCKS }], clock(), reply)
    await storeBlock(database, account.id, username, clock())
    return { isBlocked: true } as const
  })

  guardedRoute(app, mayBlock, removeBlock, async ({ params: { username }, session: { account } }) => {
    await deleteBlock(database, account.id, username)
    return { isBlocked: false } as const
  })
}
