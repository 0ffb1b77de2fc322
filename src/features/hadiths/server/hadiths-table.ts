import { sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import type { HadithCollection, HadithGrade, HadithTheme } from '../core/hadith.ts'
import { valuesOfHadith } from '../core/hadith-values.ts'
import type { AdminHadith, EditedHadith } from '../core/hadiths-admin.contract.ts'
import { hadiths } from './hadiths.table.ts'

type Row = typeof hadiths.$inferSelect

const { filters, otherwise } = entryFilters(hadiths)

const columns = {
  ...storedEntryColumns(hadiths),
  views: hadiths.views,
}

/** The checked hadiths as editors see them. */
export const hadithsTable: AdminTable<AdminHadith> = {
  table: hadiths,
  columns,
  key: hadiths.slug,
  searched: [hadiths.slug, sql`(${hadiths.entry} ->> 'translation')`, sql`(${hadiths.entry} ->> 'arabic')`],
  words: hadiths.searchText,
  sorts: { order: hadiths.sortKey, views: hadiths.views, edited: hadiths.editedAt },
  filters: {
    ...filters,
    collection: (collection: HadithCollection) => sql`${hadiths.collection} = ${collection}`,
    theme: (theme: HadithTheme) => sql`${hadiths.theme} = ${theme}`,
    grade: (grade: HadithGrade) => sql`${hadiths.entry} ->> 'grade' = ${grade}`,
  },
  otherwise,
  toRow: rowOf,
}

/** The same with what an editor writes. */
export const editedHadiths: AdminTable<EditedHadith> = {
  ...hadithsTable,
  toRow: (row: Row) => ({ ...rowOf(row), values: valuesOfHadith(row.entry, row.isPublished) }),
}

function rowOf({ entry, ...row }: Row): AdminHadith {
  const { id, collection, narrator, narratorArabic, arabic, translation, theme, grade } = entry
  return {
    id,
    collection,
    number: id.slice(collection.length + 1),
    narrator,
    narratorArabic,
    arabic,
    translation,
    theme,
    grade,
    views: row.views,
    ...entryStateOf(row),
  }
}
