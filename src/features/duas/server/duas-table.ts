import { sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import type { DuaCategory, DuaTheme } from '../core/dua.ts'
import { valuesOfDua } from '../core/dua-values.ts'
import type { AdminDua, EditedDua } from '../core/duas-admin.contract.ts'
import { duas } from './duas.table.ts'

type Row = typeof duas.$inferSelect

const { filters, otherwise } = entryFilters(duas)

const columns = {
  ...storedEntryColumns(duas),
}

/** The duas as editors see them. */
export const duasTable: AdminTable<AdminDua> = {
  table: duas,
  columns,
  key: duas.slug,
  searched: [
    duas.slug,
    sql`(${duas.entry} #>> '{title,en}')`,
    sql`(${duas.entry} #>> '{title,ar}')`,
    sql`(${duas.entry} ->> 'arabic')`,
  ],
  words: duas.searchText,
  sorts: { order: duas.sortKey, edited: duas.editedAt },
  filters: {
    ...filters,
    category: (category: DuaCategory) => sql`${duas.entry} -> 'categories' ? ${category}`,
    theme: (theme: DuaTheme) => sql`${duas.entry} -> 'themes' ? ${theme}`,
  },
  otherwise,
  toRow: rowOf,
}

/** The same with what an editor writes. */
export const editedDuas: AdminTable<EditedDua> = {
  ...duasTable,
  toRow: (row: Row) => ({
    ...rowOf(row),
    transliteration: row.entry.transliteration,
    values: valuesOfDua(row.entry, row.isPublished),
  }),
}

function rowOf({ entry, ...row }: Row): AdminDua {
  const { id, title, arabic, meaning, categories, themes, quran } = entry
  return {
    id,
    title: title.en,
    titleArabic: title.ar,
    arabic,
    meaning: meaning.en,
    categories: [...categories],
    themes: [...themes],
    verse: quran?.verse ?? '',
    ...entryStateOf(row),
  }
}
