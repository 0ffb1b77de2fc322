import { eq, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import { type BusinessCategory, type BusinessSource, certifiedUntil } from '../core/business.ts'
import { valuesOfBusiness } from '../core/business-values.ts'
import type { AdminBusiness, EditedBusiness } from '../core/businesses-admin.contract.ts'
import { businesses } from './businesses.table.ts'
import { businessFiles } from './submissions.table.ts'

type Row = typeof businesses.$inferSelect

const { filters, otherwise } = entryFilters(businesses)

const columns = {
  ...storedEntryColumns(businesses),
  views: businesses.views,
}

/** The listed businesses as editors see them. */
export const businessesTable: AdminTable<AdminBusiness> = {
  table: businesses,
  columns,
  key: businesses.slug,
  searched: [businesses.slug, sql`(${businesses.entry} ->> 'name')`, businesses.city],
  words: businesses.searchText,
  sorts: {
    name: sql`lower(${businesses.entry} ->> 'name')`,
    views: businesses.views,
    edited: businesses.editedAt,
  },
  filters: {
    ...filters,
    category: (category: BusinessCategory) => eq(businesses.category, category),
    origin: (origin: BusinessSource) => eq(businesses.source, origin),
  },
  otherwise,
  toRow: rowOf,
}

/** The same with what an editor writes. */
export const editedBusinesses: AdminTable<EditedBusiness> = {
  ...businessesTable,
  columns: {
    ...columns,
    // Raw names: Drizzle leaves out the table of columns that are selected from one table.
    hasPhoto: sql<boolean>`exists (select from ${businessFiles} as file
      where file.slug = businesses.slug and file.kind = 'photo')`,
  },
  toRow: (row: Row & { readonly hasPhoto: boolean }) => ({
    ...rowOf(row),
    values: valuesOfBusiness(row.entry, row),
  }),
}

function rowOf({ entry, ...row }: Row): AdminBusiness {
  const { seoSlug, name, city, country, category, isVerified, source } = entry
  return {
    id: seoSlug,
    name,
    city,
    country,
    category,
    isVerified,
    certifiedUntil: certifiedUntil(entry) ?? null,
    origin: source,
    views: row.views,
    ...entryStateOf(row),
  }
}
