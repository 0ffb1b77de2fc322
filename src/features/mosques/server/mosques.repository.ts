import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { refuseStaleVersion } from '#shared/server/admin/version-conflict.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import type { MosqueAction } from '../core/mosque-values.ts'
import type { ListedMosque } from '../core/mosques-admin.contract.ts'
import { mosques } from './mosques.table.ts'
import { mosquesTable } from './mosques-list.ts'
import { columnsOf, isSame, type SourceValues, sourceValuesOf } from './source-values.ts'

/** Services for changing mosques, and who changes them. */
export interface Editing extends Pick<Services, 'database' | 'clock'> {
  readonly actorId: string
}

type Row = typeof mosques.$inferSelect
export type Transaction = Parameters<Parameters<Services['database']['db']['transaction']>[0]>[0]
export type Values = SourceValues & { readonly isVerified: boolean }

const LONGEST_SLUG = 80

export const findForAdministrator = ({ database }: Pick<Services, 'database'>, id: string) =>
  oneRow(database, mosquesTable, id)

export async function addMosque(editing: Editing, values: Values): Promise<ListedMosque> {
  const id = await editing.database.db.transaction((run) => insertMosque(run, editing, values))
  return findForAdministrator(editing, id)
}

/** Saves values over the version `edited`. Throws `not_found` or `version_conflict`. */
export async function saveMosque(
  editing: Editing,
  id: string,
  values: Values,
  edited: number | undefined,
): Promise<ListedMosque> {
  await editing.database.db.transaction((run) => changeMosque(run, editing, id, values, edited))
  return findForAdministrator(editing, id)
}

/** Verifies, deletes or restores a mosque, or takes its source’s version. Throws `not_found`. */
export async function actOnMosque(editing: Editing, id: string, action: MosqueAction): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockMosque(run, id)
    if ((row.deletedAt !== null) !== (action === 'restore')) throw notFound()
    const values = valuesOf(row)
    switch (action) {
      case 'delete':
        await update(run, row, { deletedAt: editing.clock() })
        return record(run, editing, { id, action, before: values, after: null })
      case 'restore':
        await update(run, row, { deletedAt: null })
        return record(run, editing, { id, action, before: null, after: values })
      case 'takeSource':
        if (!row.sourceVersion) return
        return storeValues(run, editing, row, { ...row.sourceVersion, isVerified: row.verified })
      default:
        return storeValues(run, editing, row, { ...values, isVerified: action === 'verify' })
    }
  })
}

/** Adds a mosque of the administrators and returns its id. */
export async function insertMosque(run: Transaction, editing: Editing, values: Values): Promise<string> {
  const id = newId(values)
  await run.insert(mosques).values({
    id,
    source: 'operator',
    ...columnsOf(values),
    verified: values.isVerified,
    addedAt: editing.clock(),
  })
  await record(run, editing, { id, action: 'create', before: null, after: values })
  return id
}

/** Changes a mosque. Throws `not_found` or `version_conflict`. */
export async function changeMosque(
  run: Transaction,
  editing: Editing,
  id: string,
  values: Values,
  edited: number | undefined,
): Promise<void> {
  const row = await lockMosque(run, id)
  if (row.deletedAt) throw notFound()
  refuseStaleVersion(row.version, edited)
  await storeValues(run, editing, row, values)
}

/** Remembers what the source says, unless the values are the same. */
async function storeValues(run: Transaction, editing: Editing, row: Row, values: Values): Promise<void> {
  const before = valuesOf(row)
  const source = row.source === 'operator' ? null : (row.sourceVersion ?? sourceValuesOf(row))
  await update(run, row, {
    ...columnsOf(values),
    verified: values.isVerified,
    sourceVersion: source && isSame(source, values) ? null : source,
  })
  const after = { ...sourceValuesOf(values), isVerified: values.isVerified }
  await record(run, editing, { id: row.id, action: 'update', before, after })
}

const update = (run: Transaction, row: Row, changed: Partial<typeof mosques.$inferInsert>) =>
  run
    .update(mosques)
    .set({ ...changed, version: row.version + 1 })
    .where(eq(mosques.id, row.id))

async function lockMosque(run: Transaction, id: string): Promise<Row> {
  const [row] = await run.select().from(mosques).where(eq(mosques.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

const valuesOf = (row: Row): Values => ({ ...sourceValuesOf(row), isVerified: row.verified })

const record = (
  run: Transaction,
  { actorId, clock }: Editing,
  { id, ...change }: { id: string; action: string; before: Values | null; after: Values | null },
) => addAuditEntry({ db: run }, { ...change, actorId, at: clock(), itemType: 'mosque', itemId: id })

/** The name and city, and an ending that no source has. */
function newId({ name, city }: Values): string {
  const slug = `${name} ${city}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
  return `${slug}-${randomBytes(5).toString('hex')}`.replace(/^-+/, '').replaceAll(/-+/g, '-')
}
