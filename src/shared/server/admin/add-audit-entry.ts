import { isDeepStrictEqual } from 'node:util'
import type { Queries } from '../database/database.ts'
import { auditLog } from './audit-log.table.ts'

type Fields = Readonly<Record<string, unknown>>

interface Change {
  readonly actorId: string
  readonly at: Date
  readonly action: string
  readonly itemType: string
  readonly itemId: string
  /** The item before and after; `null` if it did not exist. Only fields that differ are stored. */
  readonly before: Fields | null
  readonly after: Fields | null
}

/**
 * Adds a change to the audit log; call it in the transaction that makes the change. Entries can’t be deleted, so of people they
 * have ids of accounts, statuses and lengths of texts: no names, no addresses and nothing that a person wrote.
 */
export async function addAuditEntry({ db }: Queries, { before, after, ...change }: Change): Promise<void> {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const changed = [...fields].filter(
    (field) => !isDeepStrictEqual(asJson(before?.[field]), asJson(after?.[field])),
  )
  await db
    .insert(auditLog)
    .values({ ...change, before: before && only(before, changed), after: after && only(after, changed) })
}

/** As the database stores it: instants are texts there, and fields have another order. */
const asJson = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value))

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
