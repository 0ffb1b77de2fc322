import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows, oneRow } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import {
  actOnEntry,
  addEntry,
  type EditedDirectory,
  type EditingEntries,
  saveEntry,
} from '#shared/server/directory/edit-entries.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
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
  const by = ({ account }: Session): EditingEntries => ({ ...services, actorId: account.id })
  app.admin.deletable.push(hadiths)

  guardedRoute(app, mayReadAllHadiths, listAdminHadiths, ({ query }) =>
    listRows(database, hadithsTable, query),
  )

  guardedRoute(app, mayReadAllHadiths, exportHadiths, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportHadiths, format, allRows(database, hadithsTable, query)),
  )

  guardedRoute(app, mayReadAllHadiths, readAdminHadith, ({ params: { id } }) =>
    oneRow(database, editedHadiths, id),
  )

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

  guardedRoute(app, mayEditHadiths, actOnHadiths, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnEntry(by(session), directory, id, action)),
  )
}

async function storedEntry(
  { database: { db } }: Pick<Services, 'database'>,
  id: string,
): Promise<Hadith | undefined> {
  const [stored] = await db.select({ entry: hadiths.entry }).from(hadiths).where(eq(hadiths.slug, id))
  return stored?.entry
}
