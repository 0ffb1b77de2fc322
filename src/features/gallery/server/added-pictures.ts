import { and, asc, eq, sql } from 'drizzle-orm'
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import {
  type EditedDirectory,
  entryFilters,
  entryStateOf,
  storedEntryColumns,
} from '#shared/server/directory/edit-entries.ts'
import type { AddedPicture, PictureValues } from '../core/added-picture.ts'
import type { PictureAnswer } from '../core/gallery.contract.ts'
import type { AdminPicture, EditedPicture } from '../core/gallery-admin.contract.ts'
import type { Category } from '../core/picture.ts'
import { galleryPictures } from './gallery.table.ts'

type Row = typeof galleryPictures.$inferSelect

/** What the views of added pictures are counted from. */
export const rankedPictures: RankedDirectory = {
  table: galleryPictures,
  path: '/gallery',
  target: 'picture',
}

/** The added pictures as editors change them. */
export const editedPictures: EditedDirectory<AddedPicture> = {
  table: galleryPictures,
  itemType: 'picture',
  rowOf: (entry) => ({
    slug: entry.slug,
    sortKey: `${entry.isFeatured ? 0 : 1}-${entry.slug}`,
    entry,
    searchText: searchTextOf([entry.title, entry.titleArabic, entry.description, entry.descriptionArabic]),
    keys: [],
    category: entry.category,
  }),
}

/** The pictures that people see, the featured ones first. */
export async function listAdded({ db }: Pick<Database, 'db'>): Promise<readonly AddedPicture[]> {
  const rows = await db
    .select({ entry: galleryPictures.entry })
    .from(galleryPictures)
    .where(isListed(galleryPictures))
    .orderBy(asc(galleryPictures.sortKey))
  return rows.map(({ entry }) => entry)
}

export async function findAdded({ db }: Pick<Database, 'db'>, id: string): Promise<AddedPicture | undefined> {
  const [row] = await db
    .select({ entry: galleryPictures.entry })
    .from(galleryPictures)
    .where(and(eq(galleryPictures.slug, id), isListed(galleryPictures)))
  return row?.entry
}

/** An added picture as the API describes it. Languages other than Arabic have the English texts. */
export function addedAnswer(picture: AddedPicture, language: string): PictureAnswer {
  const { slug, title, titleArabic, category, author, licence, sourceUrl, isFeatured, file } = picture
  const isArabic = language === 'ar'
  return {
    id: slug,
    title: isArabic ? titleArabic : title,
    titleArabic,
    category,
    description: isArabic ? picture.descriptionArabic : picture.description,
    imageUrl: `/gallery/files/${file.id}.${file.extension}`,
    tags: [],
    ...(isFeatured && { featured: true }),
    isDrawn: false,
    author,
    licence,
    ...(sourceUrl !== '' && { sourceUrl }),
    width: file.width,
    height: file.height,
  }
}

const { filters, otherwise } = entryFilters(galleryPictures)
const textOf = (field: keyof AddedPicture) => sql`(${galleryPictures.entry} ->> ${field}::text)`

/** All added pictures as editors see them. */
export const picturesTable: AdminTable<AdminPicture> = {
  table: galleryPictures,
  columns: {
    ...storedEntryColumns(galleryPictures),
    views: galleryPictures.views,
  },
  key: galleryPictures.slug,
  searched: [
    textOf('title'),
    textOf('titleArabic'),
    textOf('description'),
    textOf('descriptionArabic'),
    textOf('author'),
    textOf('licence'),
  ],
  sorts: {
    title: sql`(${galleryPictures.entry} ->> 'title')`,
    category: galleryPictures.category,
    views: galleryPictures.views,
    edited: galleryPictures.editedAt,
  },
  filters: {
    ...filters,
    category: (category: Category) => sql`${galleryPictures.category} = ${category}`,
  },
  otherwise,
  toRow: rowOf,
}

/** All added pictures with what an editor filled in. */
export const editedPicturesTable: AdminTable<EditedPicture> = {
  ...picturesTable,
  toRow: (row: Row) => ({ ...rowOf(row), values: valuesOf(row) }),
}

function rowOf({ entry, ...row }: Row): AdminPicture {
  const { slug, title, titleArabic, category, author, licence, isFeatured } = entry
  return {
    ...{ id: slug, title, titleArabic, category, author, licence, isFeatured },
    views: row.views,
    ...entryStateOf(row),
  }
}

const valuesOf = ({ entry: { slug: _, file, ...texts }, isPublished }: Row): PictureValues => ({
  ...texts,
  file: file.id,
  isPublished,
})
