import { eq } from 'drizzle-orm'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { CourseAction } from '../core/course.ts'
import { actOnCourses, exportCourses, listAdminCourses } from '../core/courses-admin.contract.ts'
import { mayListCourses, mayPublishCourses } from './courses.policy.ts'
import { courses } from './courses.table.ts'
import { coursesTable } from './courses-table.ts'

/** Editors list, publish and take back courses. */
export function coursesAdminRoutes(app: RafiqServer, services: Services): void {
  const { database } = services

  guardedRoute(app, mayListCourses, listAdminCourses, async ({ query }) => {
    const { data, pagination } = await listRows(database, coursesTable, query)
    return { courses: data, pagination }
  })

  guardedRoute(app, mayListCourses, exportCourses, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportCourses, format, allRows(database, coursesTable, query)),
  )

  guardedRoute(app, mayPublishCourses, actOnCourses, ({ body: { action, ids }, session: { account } }) =>
    actOnEach(ids, (id) => setPublished(services, account.id, id, action)),
  )
}

/** Throws `not_found`. A course that is so already stays without an entry in the audit log. */
async function setPublished(
  { database, clock }: Services,
  actorId: string,
  id: string,
  action: CourseAction,
): Promise<void> {
  const isPublished = action === 'publish'
  await database.db.transaction(async (run) => {
    const [course] = await run
      .select({ isPublished: courses.isPublished })
      .from(courses)
      .where(eq(courses.slug, id))
      .for('update')
    if (!course) throw notFound()
    if (course.isPublished === isPublished) return
    await run.update(courses).set({ isPublished }).where(eq(courses.slug, id))
    await addAuditEntry(
      { db: run },
      {
        actorId,
        at: clock(),
        action: 'update',
        itemType: 'course',
        itemId: id,
        before: course,
        after: { isPublished },
      },
    )
  })
}
