import { eq } from 'drizzle-orm'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { addEntry, type EditedDirectory, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Business } from '../core/business.ts'
import { businessFrom } from '../core/business-values.ts'
import {
  actOnBusinesses,
  createBusiness,
  exportBusinesses,
  listAdminBusinesses,
  readAdminBusiness,
  updateBusiness,
} from '../core/businesses-admin.contract.ts'
import { businessRow } from './businesses.directory.ts'
import { mayEditBusinesses, mayListBusinesses } from './businesses.policy.ts'
import { businesses } from './businesses.table.ts'
import { businessesTable, editedBusinesses } from './businesses-table.ts'
import { freeSlug } from './free-slug.ts'
import { deletePhoto, storedPhoto } from './submission-files.ts'

const directory: EditedDirectory<Business> = { table: businesses, itemType: 'business', rowOf: businessRow }

/** Moderators add, correct and delete the businesses of the directory. */
export function businessesAdminRoutes(app: RafiqServer, services: Services, store: FileStore): void {
  const { database } = services
  const by = entryRoutes(app, services, {
    mayRead: mayListBusinesses,
    mayEdit: mayEditBusinesses,
    calls: {
      list: listAdminBusinesses,
      export: exportBusinesses,
      read: readAdminBusiness,
      act: actOnBusinesses,
    },
    directory,
    table: businessesTable,
    edited: editedBusinesses,
  })

  guardedRoute(app, mayEditBusinesses, createBusiness, async ({ body, session }) => {
    const seoSlug = await freeSlug(database.db, body)
    const entry = businessFrom(body, { seoSlug, source: 'submission' })
    await addEntry(by(session), directory, { entry, columns: { isPublished: body.isPublished } })
    return oneRow(database, editedBusinesses, seoSlug)
  })

  guardedRoute(
    app,
    mayEditBusinesses,
    updateBusiness,
    async ({ params: { id }, body: { version, ...values }, session }) => {
      const { source, saysHalal } = await storedBusiness(services, id)
      const photo = await storedPhoto(database, id)
      await saveEntry(by(session), directory, id, {
        entry: businessFrom(values, { seoSlug: id, source, saysHalal, photo }),
        columns: { isPublished: values.isPublished },
        version,
      })
      if (values.photo === 'removed') await deletePhoto(database, store, id)
      return oneRow(database, editedBusinesses, id)
    },
  )
}

/** Throws `not_found`. */
async function storedBusiness(
  { database: { db } }: Pick<Services, 'database'>,
  slug: string,
): Promise<Business> {
  const [stored] = await db
    .select({ entry: businesses.entry })
    .from(businesses)
    .where(eq(businesses.slug, slug))
  if (!stored) throw notFound()
  return stored.entry
}
