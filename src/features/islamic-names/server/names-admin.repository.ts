import { randomUUID } from 'node:crypto'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { importRows } from '#shared/server/admin/import-rows.ts'
import { noteChange } from '#shared/server/directory/directory-changes.ts'
import {
  addEntry,
  type EditedDirectory,
  type EditingEntries,
  saveEntry,
} from '#shared/server/directory/edit-entries.ts'
import type { Services } from '#shared/server/services.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import { type NameValues, nameSlug } from '../core/name-values.ts'
import { importedName, type ListedName } from '../core/names-admin.contract.ts'
import { nameRow } from './islamic-names.directory.ts'
import { islamicNames } from './islamic-names.table.ts'
import { namesTable } from './names-list.ts'

/** The names as editors change them. */
export const editedNames: EditedDirectory<IslamicName> = {
  table: islamicNames,
  itemType: 'name',
  rowOf: nameRow,
}

const findForEditor = ({ database }: Pick<Services, 'database'>, slug: string) =>
  oneRow(database, namesTable, slug)

/** Throws `slug_taken`. */
export async function addName(editing: EditingEntries, values: NameValues): Promise<ListedName> {
  const entry = { ...values, slug: nameSlug(values.name) }
  await addEntry(editing, editedNames, { entry })
  return findForEditor(editing, entry.slug)
}

/** Saves a name over the version `edited`; its address stays. Throws `not_found` or `version_conflict`. */
export async function saveName(
  editing: EditingEntries,
  slug: string,
  values: NameValues,
  edited: number | undefined,
): Promise<ListedName> {
  await saveEntry(editing, editedNames, slug, { entry: { ...values, slug }, version: edited })
  return findForEditor(editing, slug)
}

/** Checks or imports a file: each row is a new name, and the audit log has one entry for all. */
export async function importNameFile(
  { database, clock, actorId }: EditingEntries,
  file: Parameters<typeof importRows>[1],
) {
  const stored = await database.db.select({ slug: islamicNames.slug }).from(islamicNames)
  const answer = await importRows<NameValues>(database, file, {
    schema: importedName(new Set(stored.map(({ slug }) => slug))),
    store: async (run, rows) => {
      const own = { writtenBy: 'operator', editedAt: clock() } as const
      await run
        .insert(islamicNames)
        .values(rows.map((values) => ({ ...nameRow({ ...values, slug: nameSlug(values.name) }), ...own })))
    },
    finish: (run, count) =>
      addAuditEntry(
        { db: run },
        {
          ...{ actorId, at: clock(), action: 'import', itemType: 'name', itemId: randomUUID() },
          ...{ before: null, after: { rows: count } },
        },
      ),
  })
  noteChange(islamicNames)
  return answer
}
