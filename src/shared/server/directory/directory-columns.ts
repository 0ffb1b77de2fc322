import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { entryAuthors } from '#shared/core/directory/entry-state.ts'
import { softDeletion } from '../admin/soft-deletion.ts'

/** The middle of 0 to 100, for entries that nobody has viewed or saved yet. */
export const NEUTRAL_POPULARITY = 50

/** The columns that every directory’s table has, besides one column for each filter. */
export const directoryColumns = <Entry>() => ({
  slug: text().primaryKey(),
  /** The place in the list; each entry has its own. */
  sortKey: text('sort_key').notNull(),
  entry: jsonb().$type<Entry>().notNull(),
  /** From `searchTextOf`. */
  searchText: text('search_text').notNull(),
  /** Whole texts that find the entry, such as its name or the key of its sound. */
  keys: text().array().notNull(),
  /** How often its page was opened, as far as it was counted. */
  views: integer().notNull().default(0),
  /** 0 to 100. */
  popularity: smallint().notNull().default(NEUTRAL_POPULARITY),
  /** Who wrote it. Seeding leaves the operator’s entries alone. */
  writtenBy: text('written_by', { enum: entryAuthors }).notNull().default('content'),
  /** The content’s entry, while people see an editor’s version of it. */
  contentEntry: jsonb('content_entry').$type<Entry>(),
  isPublished: boolean('is_published').notNull().default(true),
  /** Grows with every change, so that two editors don’t overwrite each other. */
  version: integer().notNull().default(1),
  /** When an editor last changed it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /** A deleted entry of the content stays for good, so that seeding doesn’t bring it back. */
  ...softDeletion,
})

/** The entries that people see. In this form it is the condition of the indexes, too. */
export const isListed = ({
  isPublished,
  deletedAt,
}: Readonly<Record<'isPublished' | 'deletedAt', PgColumn>>): SQL =>
  sql`${isPublished} and ${deletedAt} is null`

interface Columns {
  readonly isPublished: PgColumn
  readonly deletedAt: PgColumn
  readonly sortKey: PgColumn
  readonly searchText: PgColumn
  readonly keys: PgColumn
  readonly popularity: PgColumn
}

/**
 * The indexes of a directory’s table: the list’s order, alone and for each filter, the words (trigrams) and
 * the keys of the search, and the popular entries.
 */
export const directoryIndexes = (
  name: string,
  table: Columns,
  filters: Readonly<Record<string, PgColumn>>,
) => [
  index(`${name}_order`).on(table.sortKey).where(isListed(table)),
  ...Object.entries(filters).map(([filter, column]) =>
    index(`${name}_${filter}`).on(column, table.sortKey).where(isListed(table)),
  ),
  index(`${name}_words`).using('gin', sql`${table.searchText} gin_trgm_ops`),
  index(`${name}_keys`).using('gin', table.keys),
  index(`${name}_popularity`).on(table.popularity),
]

/** A table with the columns of `directoryColumns`. */
export type DirectoryTable = PgTable &
  Readonly<Record<'slug' | 'sortKey' | 'entry' | 'searchText' | 'keys' | 'views' | 'popularity', PgColumn>> &
  Readonly<
    Record<'writtenBy' | 'contentEntry' | 'isPublished' | 'version' | 'editedAt' | 'deletedAt', PgColumn>
  >
