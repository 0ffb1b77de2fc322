import { AppError } from '#shared/core/app-error.ts'
import type { InvalidOptionError } from '#shared/core/import-options.ts'
import { notFound } from '../http/answer-errors.ts'
import type { Services } from '../services.ts'
import { actOnEach } from './act-on-each.ts'
import { addAuditEntry } from './add-audit-entry.ts'
import { lockImports } from './imports-lock.ts'

/** The most problems of a file that an answer names. */
const MOST_PROBLEMS = 100

/** What the audit log says of an item, with its version, which changes with its content. */
export interface ItemFacts extends Readonly<Record<string, unknown>> {
  readonly version: string
}

/** Items in files of the data folder that are imported as a whole. */
export interface ImportedItems {
  /** The name of an item in the audit log. */
  readonly itemType: string
  /** A whole stored item; `undefined` if there is none or it is damaged. */
  readonly find: (id: string) => Promise<ItemFacts | undefined>
  /** Removes an item so that it can be restored. Returns whether there was one. */
  readonly remove: (id: string) => Promise<boolean>
  readonly restore: (id: string) => Promise<'restored' | 'taken' | 'missing'>
}

/** Services for changing items, and who changes them. */
export interface EditingItems extends Pick<Services, 'database' | 'clock'> {
  readonly actorId: string
}

interface Import {
  readonly id: string
  readonly after: ItemFacts
  /** The version that it replaces; `undefined` for a new item. */
  readonly replaces: string | undefined
  readonly save: () => Promise<unknown>
}

/** Stores an item instead of another version, or as a new one. Throws `slug_taken` or `version_conflict`. */
export async function importItem(
  editing: EditingItems,
  items: ImportedItems,
  { id, after, replaces, save }: Import,
): Promise<void> {
  await inTurn(editing, async (log) => {
    const before = await items.find(id)
    if (replaces === undefined && before) throw taken()
    if (replaces !== before?.version)
      throw new AppError('version_conflict', 409, 'Another version was imported meanwhile.')
    await log({ itemType: items.itemType, itemId: id, action: 'import', before: before ?? null, after })
    await save()
  })
}

/** Removes an item, so that it can be restored. Throws `not_found`. */
async function deleteItem(editing: EditingItems, items: ImportedItems, id: string): Promise<void> {
  await inTurn(editing, async (log) => {
    const before = (await items.find(id)) ?? null
    await log({ itemType: items.itemType, itemId: id, action: 'delete', before, after: null })
    if (!(await items.remove(id))) throw notFound()
  })
}

/** Restores a removed item. Throws `not_found` or `slug_taken`. */
async function restoreItem(editing: EditingItems, items: ImportedItems, id: string): Promise<void> {
  await inTurn(editing, async (log) => {
    const outcome = await items.restore(id)
    if (outcome === 'missing') throw notFound()
    if (outcome === 'taken') throw taken()
    const after = (await items.find(id)) ?? null
    await log({ itemType: items.itemType, itemId: id, action: 'restore', before: null, after })
  })
}

/** Removes or restores several items, and says which ones a rule refused. */
export const actOnItems = (
  editing: EditingItems,
  items: ImportedItems,
  { action, ids }: { readonly action: 'delete' | 'restore'; readonly ids: readonly string[] },
) => actOnEach(ids, (id) => (action === 'delete' ? deleteItem : restoreItem)(editing, items, id))

/** What every import of a file answers about it (`fileImportAnswer`). `existing` is the stored item before the import. */
export const importAnswer = <Problem, Item extends Pick<ItemFacts, 'version'>>({
  problems,
  existing,
  version,
  ...rest
}: {
  readonly id: string
  readonly problems: readonly Problem[]
  readonly existing: Item | undefined
  /** The version in the file. */
  readonly version: string
  readonly isStored: boolean
}) => ({
  ...rest,
  problems: problems.slice(0, MOST_PROBLEMS),
  problemCount: problems.length,
  existing: existing ?? null,
  isUnchanged: problems.length === 0 && existing?.version === version,
})

/** An import's options by name as fields of the call; others have the same name. */
export function refusedOptions(
  { problems, message }: InvalidOptionError,
  fields: Readonly<Record<string, string>> = {},
): AppError {
  const named = problems.map(({ option, code }) => ({ field: fields[option] ?? option, code }))
  return new AppError('invalid_request', 400, message, named)
}

const taken = () => new AppError('slug_taken', 409, 'There is one with this id.')

type Log = (
  change: Pick<Parameters<typeof addAuditEntry>[1], 'itemType' | 'itemId' | 'action' | 'before' | 'after'>,
) => Promise<void>

/**
 * Runs a change of files with its entry in the audit log. One runs at a time, on all instances, so that a change can look at
 * the files first. If the files can't be written, nothing is logged.
 */
async function inTurn(
  { database: { db }, clock, actorId }: EditingItems,
  change: (log: Log) => Promise<void>,
): Promise<void> {
  await db.transaction(async (run) => {
    await lockImports(run)
    await change((entry) => addAuditEntry({ db: run }, { actorId, at: clock(), ...entry }))
  })
}
