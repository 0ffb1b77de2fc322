import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import type { AddedPicture } from '../core/added-picture.ts'
import { categories } from '../core/picture.ts'

/** The pictures that editors added to the gallery. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    ...directoryColumns<AddedPicture>(),
    category: text({ enum: categories }).notNull(),
  },
  (table) => directoryIndexes('gallery_pictures', table, { category: table.category }),
)

/** The uploaded files of pictures; their bytes are in the file store. */
export const galleryFiles = pgTable('gallery_files', {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull().unique(),
  extension: text({ enum: ['jpg', 'png', 'webp'] }).notNull(),
  /** The media type, detected from its bytes. */
  type: text().notNull(),
  bytes: integer().notNull(),
  /** SHA-256, hexadecimal. */
  hash: text().notNull(),
  /** In pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
})

export const tableGroups: TableGroups = { gallery_pictures: 'nobody', gallery_files: 'nobody' }
