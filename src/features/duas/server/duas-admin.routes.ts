import { AppError } from '#shared/core/app-error.ts'
import { quotedWords, surahOfReference } from '#shared/core/quoted-words.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { addEntry, type EditedDirectory, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { ReadableDua } from '../core/dua.ts'
import { duaTroubles } from '../core/dua-troubles.ts'
import { type DuaValues, duaFrom, duaId, quotedBy, valuesOfDua } from '../core/dua-values.ts'
import {
  actOnDuas,
  createDua,
  exportDuas,
  listAdminDuas,
  readAdminDua,
  updateDua,
} from '../core/duas-admin.contract.ts'
import { duaRow } from './duas.directory.ts'
import { mayEditDuas, mayReadAllDuas } from './duas.policy.ts'
import { duas } from './duas.table.ts'
import { duasTable, editedDuas } from './duas-table.ts'

/** The verses of a surah and its names. */
export interface QuotedSurah {
  readonly verses: readonly string[]
  readonly names: { readonly en: string; readonly ar: string }
}

/** Reads a surah of the built Quran content. */
export type ReadSurah = (contentFolder: string, surah: number) => Promise<QuotedSurah>

const directory: EditedDirectory<ReadableDua> = {
  table: duas,
  itemType: 'dua',
  rowOf: duaRow,
  isComplete: (entry) => Object.keys(duaTroubles(valuesOfDua(entry, true))).length === 0,
}

/** Editors list, add, correct and delete the duas. */
export const duasAdminFeature =
  (readSurah: ReadSurah): ServerFeature =>
  (app, services) => {
    const { database, contentFolder } = services
    const by = entryRoutes(app, services, {
      mayRead: mayReadAllDuas,
      mayEdit: mayEditDuas,
      calls: { list: listAdminDuas, export: exportDuas, read: readAdminDua, act: actOnDuas },
      directory,
      table: duasTable,
      edited: editedDuas,
    })

    /** With the Arabic of quoted verses, exactly as in the Quran content. */
    const duaOf = async (id: string, values: DuaValues): Promise<ReadableDua> => {
      const reference = quotedBy(values)
      if (!reference) return duaFrom(id, values)
      const { verses, names } = await readSurah(contentFolder, surahOfReference(reference.verse))
      try {
        return duaFrom(id, values, { arabic: quotedWords(reference, verses), surah: names })
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        throw new AppError('invalid_request', 400, error.message, [{ field: 'words', code: 'not_words' }])
      }
    }

    guardedRoute(app, mayEditDuas, createDua, async ({ body, session }) => {
      const entry = await duaOf(duaId(body), body)
      await addEntry(by(session), directory, { entry, columns: { isPublished: body.isPublished } })
      return oneRow(database, editedDuas, entry.id)
    })

    guardedRoute(
      app,
      mayEditDuas,
      updateDua,
      async ({ params: { id }, body: { version, ...values }, session }) => {
        const entry = await duaOf(id, values)
        const columns = { isPublished: values.isPublished }
        await saveEntry(by(session), directory, id, { entry, columns, version })
        return oneRow(database, editedDuas, id)
      },
    )
  }
