import type { AdminFigure } from '#shared/server/admin/admin-parts.ts'
import { purgeDeleted } from '#shared/server/admin/soft-deletion.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readDashboardStats, readOpenWork } from '../core/admin.contract.ts'
import { screensOf } from '../core/admin-screens.ts'
import { maySeeDashboard } from './admin.policy.ts'
import { auditLogRoutes } from './audit-log.routes.ts'

/** The figures of the admin dashboard, counted by the features that have them. */
export const adminFeature: ServerFeature = (app, services) => {
  const { database } = services
  auditLogRoutes(app, services)
  const { figures, openWork, deletable } = app.admin
  everyHour(app, services.log, {
    name: 'deletedContent',
    failed: 'deleted content could not be removed',
    work: async () => {
      for (const table of deletable) await purgeDeleted(database, table, services.clock())
    },
  })
  const count = async (figure: AdminFigure) => (await figures.get(figure)?.(database)) ?? 0

  guardedRoute(app, maySeeDashboard, readDashboardStats, async () => ({
    overview: {
      totalUsers: await count('users'),
      totalAudioRecitations: await count('audio'),
      totalExplanations: await count('explanations'),
      totalCourses: await count('courses'),
      totalMosques: await count('mosques'),
      totalNames: await count('names'),
    },
    content: {
      explanations: {
        published: await count('explanationsPublished'),
        draft: await count('explanationsDraft'),
        archived: await count('explanationsArchived'),
      },
      audio: { active: await count('audioActive'), downloadable: await count('audioDownloadable') },
    },
  }))

  guardedRoute(app, maySeeDashboard, readOpenWork, async ({ session }) => {
    const counted = screensOf(session.account.role).flatMap((screen) => {
      const open = openWork.get(screen)
      return open ? [{ path: screen.path, open }] : []
    })
    const screens = await Promise.all(
      counted.map(async ({ path, open }) => ({ path, open: await open(database) })),
    )
    return { screens }
  })
}
