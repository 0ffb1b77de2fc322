import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { addEntry, type EditedDirectory, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature, Services } from '#shared/server/services.ts'
import type { Hadith } from '../core/hadith.ts'
import { hadithTroubles } from '../core/hadith-troubles.ts'
import { hadithFrom, hadithId, valuesOfHadith } from '../core/hadith-values.ts'
import {
  actOnHadiths,
  createHadith,
  exportHadiths,
  listAdminHadiths,
  readAdminHadith,
  updateHadith,
} from '../core/hadiths-admin.contract.ts'
import { hadithRow } from './hadiths.directory.ts'
import { mayEditHadiths, mayReadAllHadiths } from './hadiths.policy.ts'
import { hadiths } from './hadiths.table.ts'
import { editedHadiths, hadithsTable } from './hadiths-table.ts'
import { saveWords } from './imported/hadith-words.ts'

const directory: EditedDirectory<Hadith> = {
  table: hadiths,
  itemType: 'hadith',
  rowOf: hadithRow,
  isComplete: (entry) => Object.keys(hadithTroubles(valuesOfHadith(entry, true))).length === 0,
}

/** Editors list, add, correct and delete the checked hadiths. */
export const hadithsAdminFeature: ServerFeature = (app, services) => {
  const { database } = services
  const by = entryRoutes(app, services, {
    mayRead: mayReadAllHadiths,
    mayEdit: mayEditHadiths,
    calls: { list: listAdminHadiths, export: exportHadiths, read: readAdminHadith, act: actOnHadiths },
    directory,
    table: hadithsTable,
    edited: editedHadiths,
  })

  guardedRoute(app, mayEditHadiths, createHadith, async ({ body, session }) => {
    const entry = hadithFrom(body)
    await addEntry(by(session), directory, { entry, columns: { isPublished: body.isPublished } })
    await saveWords(database.db, 'own')
    return oneRow(database, editedHadiths, entry.id)
  })

  guardedRoute(
    app,
    mayEditHadiths,
    updateHadith,
    async ({ params: { id }, body: { version, ...values }, session }) => {
      if (hadithId(values) !== id)
        throw new AppError('invalid_request', 400, 'The number of a hadith can’t be changed.', [
          { field: 'number', code: 'fixed' },
        ])
      const entry = hadithFrom(values, await storedEntry(services, id))
      const columns = { isPublished: values.isPublished }
      await saveEntry(by(session), directory, id, { entry, columns, version })
      await saveWords(database.db, 'own')
      return oneRow(database, editedHadiths, id)
    },
  )
}

async function storedEntry(
  { database: { db } }: Pick<Services, 'database'>,
  id: string,
): Promise<Hadith | undefined> {
  const [stored] = await db.select({ entry: hadiths.entry }).from(hadiths).where(eq(hadiths.slug, id))
  return stored?.entry
}
