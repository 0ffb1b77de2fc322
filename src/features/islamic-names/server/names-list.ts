import { eq, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import type { NameCategory, NameGender, NameOrigin } from '../core/islamic-name.ts'
import type { ListedName } from '../core/names-admin.contract.ts'
import { islamicNames } from './islamic-names.table.ts'

const { filters, otherwise } = entryFilters(islamicNames)
const text = (field: string) => sql`${islamicNames.entry} ->> ${sql.raw(`'${field}'`)}`

/** The names as editors see them; without a state those that were not deleted. */
export const namesTable: AdminTable<ListedName> = {
  table: islamicNames,
  columns: {
    ...storedEntryColumns(islamicNames),
    id: islamicNames.slug,
    popularity: islamicNames.popularity,
  },
  key: islamicNames.slug,
  searched: [
    islamicNames.searchText,
    text('name'),
    text('arabicName'),
    text('meaning'),
    text('meaningArabic'),
  ],
  sorts: {
    name: islamicNames.sortKey,
    popularity: islamicNames.popularity,
    edited: islamicNames.editedAt,
  },
  filters: {
    ...filters,
    gender: (gender: NameGender) => eq(islamicNames.gender, gender),
    category: (category: NameCategory) => eq(islamicNames.category, category),
    origin: (origin: NameOrigin) => eq(islamicNames.origin, origin),
  },
  otherwise,
  toRow: ({ id, entry, popularity, ...stored }) => ({ ...entry, id, popularity, ...entryStateOf(stored) }),
}
