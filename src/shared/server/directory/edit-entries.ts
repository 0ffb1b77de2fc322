import { eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { EntryAction, EntrySource, EntryState } from '#shared/core/directory/entry-state.ts'
import { addAuditEntry } from '../admin/add-audit-entry.ts'
import { refuseStaleVersion } from '../admin/version-conflict.ts'
import { notFound } from '../http/answer-errors.ts'
import type { Services } from '../services.ts'
import { noteChange } from './directory-changes.ts'
import type { DirectoryTable } from './directory-columns.ts'

/** The entries of a directory that editors change. */
export interface EditedDirectory<Entry extends object> {
  readonly table: DirectoryTable
  /** The name of an entry in the audit log. */
  readonly itemType: string
  /** An entry’s row, as seeding writes it. `sortKey` is the stored place; new entries have none. */
  readonly rowOf: (entry: Entry, sortKey: string | undefined) => Readonly<Record<string, unknown>>
  /** Whether an entry has everything it needs to be published; all of them do without it. */
  readonly isComplete?: (entry: Entry) => boolean
}

/** Services for changing entries, and who changes them. */
export interface EditingEntries extends Pick<Services, 'database' | 'clock'> {
  readonly actorId: string
}

/** An entry with further columns that an editor sets, such as `isPublished`. */
interface Values<Entry> {
  readonly entry: Entry
  readonly columns?: Readonly<Record<string, unknown>>
}

/** A stored entry, as far as every directory has it. */
export interface StoredEntry {
  readonly slug: string
  readonly sortKey: string
  readonly entry: object
  readonly writtenBy: 'content' | 'operator'
  readonly contentEntry: object | null
  readonly isPublished: boolean
  readonly version: number
  readonly deletedAt: Date | null
}

type Transaction = Parameters<Parameters<Services['database']['db']['transaction']>[0]>[0]

/** Adds an entry of the operator; `also` runs in the same transaction. Throws `slug_taken`. */
export async function addEntry<Entry extends object>(
  editing: EditingEntries,
  directory: EditedDirectory<Entry>,
  { entry, columns = {}, also }: Values<Entry> & { readonly also?: (run: Transaction) => Promise<void> },
): Promise<void> {
  const { table, rowOf } = directory
  await editing.database.db.transaction(async (run) => {
    const row = rowOf(entry, undefined)
    const own = { ...row, ...columns, writtenBy: 'operator', editedAt: editing.clock() }
    const added = await run
      .insert(table)
      .values(own as never)
      .onConflictDoNothing()
      .returning({ slug: sql<string>`${table.slug}` })
    if (added.length === 0) throw new AppError('slug_taken', 409, 'There is an entry with this address.')
    const after = { ...entry, ...columns }
    await record(run, editing, directory, { id: String(row.slug), action: 'create', before: null, after })
    await also?.(run)
  })
  noteChange(table)
}

/** Saves an editor’s version of an entry. Throws `not_found` or `version_conflict`. */
export async function saveEntry<Entry extends object>(
  editing: EditingEntries,
  directory: EditedDirectory<Entry>,
  slug: string,
  { entry, columns = {}, version }: Values<Entry> & { readonly version: number | undefined },
): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const stored = await lockEntry(run, directory.table, slug)
    if (stored.deletedAt) throw notFound()
    refuseStaleVersion(stored.version, version)
    const isChanged = !(await isSame(run, stored.entry, entry))
    const kept = stored.contentEntry ?? stored.entry
    await change(run, editing, directory, stored, {
      action: 'update',
      entry,
      columns,
      contentEntry: stored.writtenBy === 'content' && isChanged ? kept : stored.contentEntry,
    })
  })
  noteChange(directory.table)
}

/**
 * Does something to an entry. Throws `not_found`, `not_edited` for a reset without an editor’s version, or `incomplete` for a
 * publication of an entry that lacks something.
 */
export async function actOnEntry<Entry extends object>(
  editing: EditingEntries,
  directory: EditedDirectory<Entry>,
  slug: string,
  action: EntryAction,
): Promise<void> {
  const { table } = directory
  await editing.database.db.transaction(async (run) => {
    const stored = await lockEntry(run, table, slug)
    if ((stored.deletedAt !== null) !== (action === 'restore')) throw notFound()
    if (action === 'delete' || action === 'restore') {
      const deletedAt = action === 'delete' ? editing.clock() : null
      await run
        .update(table)
        .set({ deletedAt } as never)
        .where(eq(table.slug, slug))
      const fields = { ...stored.entry }
      await record(run, editing, directory, {
        id: slug,
        action,
        before: action === 'delete' ? fields : null,
        after: action === 'delete' ? null : fields,
      })
    } else if (action === 'reset') {
      if (!stored.contentEntry) throw new AppError('not_edited', 409, 'It is the content’s version already.')
      const entry = stored.contentEntry as Entry
      await change(run, editing, directory, stored, { action, entry, columns: {}, contentEntry: null })
    } else {
      const isPublished = action === 'publish'
      if (stored.isPublished === isPublished) return
      if (isPublished && directory.isComplete?.(stored.entry as Entry) === false)
        throw new AppError('incomplete', 409, 'It lacks what it needs to be published.')
      await run
        .update(table)
        .set({ isPublished, version: stored.version + 1, editedAt: editing.clock() } as never)
        .where(eq(table.slug, slug))
      const before = { isPublished: stored.isPublished }
      await record(run, editing, directory, { id: slug, action: 'update', before, after: { isPublished } })
    }
  })
  noteChange(table)
}

/** The columns of an admin table over a directory that {@link entryStateOf} and the values of an editor need. */
export const storedEntryColumns = ({
  entry,
  writtenBy,
  contentEntry,
  isPublished,
  version,
  editedAt,
  deletedAt,
}: DirectoryTable) => ({ entry, writtenBy, contentEntry, isPublished, version, editedAt, deletedAt })

/** What every row of such a table says of its entry, as `entryState` of the contracts has it. */
export const entryStateOf = (
  row: Pick<StoredEntry, 'writtenBy' | 'contentEntry' | 'isPublished' | 'deletedAt' | 'version'> & {
    readonly editedAt: Date | null
  },
) => ({
  version: row.version,
  editedAt: row.editedAt?.toISOString() ?? null,
  state: stateOf(row),
  source: sourceOf(row),
})

/** Where a stored entry comes from. */
export const sourceOf = ({
  writtenBy,
  contentEntry,
}: Pick<StoredEntry, 'writtenBy' | 'contentEntry'>): EntrySource => (contentEntry ? 'edited' : writtenBy)

/** Whether people see a stored entry. */
export const stateOf = ({
  isPublished,
  deletedAt,
}: Pick<StoredEntry, 'isPublished' | 'deletedAt'>): EntryState => {
  if (deletedAt) return 'deleted'
  return isPublished ? 'published' : 'unpublished'
}

/** The filters of an admin table over a directory. Without a state it lists everything that was not deleted. */
export const entryFilters = ({ writtenBy, contentEntry, isPublished, deletedAt }: DirectoryTable) => ({
  filters: {
    state: (state: EntryState): SQL => {
      if (state === 'deleted') return sql`${deletedAt} is not null`
      return state === 'published'
        ? sql`${isPublished} and ${deletedAt} is null`
        : sql`not ${isPublished} and ${deletedAt} is null`
    },
    source: (source: EntrySource): SQL => {
      if (source === 'edited') return sql`${contentEntry} is not null`
      return sql`${writtenBy} = ${source} and ${contentEntry} is null`
    },
  },
  otherwise: { state: sql`${deletedAt} is null` },
})

/** Writes a changed entry as the next version. */
async function change<Entry extends object>(
  run: Transaction,
  editing: EditingEntries,
  directory: EditedDirectory<Entry>,
  stored: StoredEntry,
  {
    action,
    entry,
    columns,
    contentEntry,
  }: Required<Values<Entry>> & { action: string; contentEntry: object | null },
): Promise<void> {
  const { table, rowOf } = directory
  const { slug: _, ...row } = rowOf(entry, stored.sortKey)
  const next = { version: stored.version + 1, editedAt: editing.clock() }
  await run
    .update(table)
    .set({ ...row, ...columns, contentEntry, ...next } as never)
    .where(eq(table.slug, stored.slug))
  const all: Readonly<Record<string, unknown>> = { ...stored }
  const columnsBefore = Object.fromEntries(Object.keys(columns).map((name) => [name, all[name]]))
  await record(run, editing, directory, {
    id: stored.slug,
    action,
    before: { ...stored.entry, ...columnsBefore },
    after: { ...entry, ...columns },
  })
}

/** Whether two entries are equal as JSON, whatever the order of their fields. */
async function isSame(run: Transaction, one: object, other: object): Promise<boolean> {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  const { rows } = await run.execute<{ same: boolean }>(sql`select ${a}::jsonb = ${b}::jsonb as same`)
  return rows[0]?.same ?? false
}

async function record(
  run: Transaction,
  { actorId, clock }: EditingEntries,
  { itemType }: Pick<EditedDirectory<never>, 'itemType'>,
  { id, ...change }: { id: string; action: string; before: object | null; after: object | null },
): Promise<void> {
  const fields = (values: object | null) => values && { ...values }
  const [before, after] = [fields(change.before), fields(change.after)]
  await addAuditEntry(
    { db: run },
    { actorId, at: clock(), itemType, itemId: id, action: change.action, before, after },
  )
}

/** An entry, deleted or not, locked until the transaction ends. Throws `not_found`. */
async function lockEntry(run: Transaction, table: DirectoryTable, slug: string): Promise<StoredEntry> {
  const [row] = await run.select().from(table).where(eq(table.slug, slug)).for('update')
  if (!row) throw notFound()
  return row as unknown as StoredEntry
}
