import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { SuggestionStatus } from '../core/mosque-suggestion.ts'
import type { ListedMosque } from '../core/mosques-admin.contract.ts'
import type { MosqueSuggestion } from '../core/suggestions.contract.ts'
import {
  changeMosque,
  type Editing,
  insertMosque,
  type Transaction,
  type Values,
} from './mosques.repository.ts'
import { mosqueSuggestions, mosques } from './mosques.table.ts'
import { mosquesTable } from './mosques-list.ts'
import { nearMosques } from './near-mosques.ts'

type Row = typeof mosqueSuggestions.$inferSelect

const PAGE_SIZE = 10
/** A missing mosque may be one of these. */
const NEAR_KM = 1
const MOST_NEAR = 5
/** As `/privacy` says. */
const KEEP_DECIDED_MS = 30 * 86_400_000

export const countPendingSuggestions = ({ db }: Pick<Database, 'db'>): Promise<number> =>
  db.$count(mosqueSuggestions, eq(mosqueSuggestions.status, 'pending'))

/** A page of the suggestions with a status: waiting ones oldest first, decided ones latest first. */
export async function listForReview(
  database: Database,
  { status, page }: { readonly status: SuggestionStatus; readonly page: number },
) {
  const filter = eq(mosqueSuggestions.status, status)
  const total = await database.db.$count(mosqueSuggestions, filter)
  const rows = await database.db
    .select()
    .from(mosqueSuggestions)
    .where(filter)
    .orderBy(
      ...(status === 'pending'
        ? [asc(mosqueSuggestions.receivedAt), asc(mosqueSuggestions.id)]
        : [desc(mosqueSuggestions.decidedAt), desc(mosqueSuggestions.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    suggestions: await toAnswers(database, rows),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/**
 * Creates the missing mosque, or changes the corrected one over the version `edited`. Throws `not_found`,
 * `suggestion_closed` or `version_conflict`.
 */
export const acceptSuggestion = (editing: Editing, id: string, values: Values, edited: number | undefined) =>
  decide(editing, id, async (run, { kind, mosqueId }) => {
    if (kind === 'new') return { status: 'accepted', mosqueId: await insertMosque(run, editing, values) }
    if (mosqueId === null) throw notFound()
    await changeMosque(run, editing, mosqueId, values, edited)
    return { status: 'accepted' }
  })

/** Throws `not_found` or `suggestion_closed`. */
export const rejectSuggestion = (editing: Editing, id: string, reason: string) =>
  decide(editing, id, async () => ({ status: 'rejected', reason }))

/** Deletes the suggestions that were decided long ago. */
export async function deleteOldSuggestions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_DECIDED_MS)
  await db
    .delete(mosqueSuggestions)
    .where(and(ne(mosqueSuggestions.status, 'pending'), lt(mosqueSuggestions.decidedAt, before)))
}

/** Stores a decision on a waiting suggestion. The words of its sender, and the reason, which may quote them, aren’t in the audit log. */
async function decide(
  editing: Editing,
  id: string,
  decision: (run: Transaction, row: Row) => Promise<Partial<Row> & { status: SuggestionStatus }>,
): Promise<MosqueSuggestion> {
  const { database, actorId } = editing
  const at = editing.clock()
  const decided = await database.db.transaction(async (run) => {
    const [row] = await run.select().from(mosqueSuggestions).where(eq(mosqueSuggestions.id, id)).for('update')
    if (!row) throw notFound()
    if (row.status !== 'pending')
      throw new AppError('suggestion_closed', 409, 'Someone decided on this suggestion meanwhile.')
    const changed = await decision(run, row)
    await run
      .update(mosqueSuggestions)
      .set({ ...changed, decidedAt: at })
      .where(eq(mosqueSuggestions.id, id))
    const { status, reason, mosqueId } = { ...row, ...changed }
    await addAuditEntry(
      { db: run },
      {
        ...{ actorId, at, action: status, itemType: 'mosque-suggestion', itemId: id },
        before: { status: row.status },
        after: { status, ...(reason && { reasonLength: reason.length }), ...(mosqueId && { mosqueId }) },
      },
    )
    return { ...row, ...changed, decidedAt: at }
  })
  const [answer] = await toAnswers(database, [decided])
  if (!answer) throw notFound()
  return answer
}

async function toAnswers(database: Database, rows: readonly Row[]): Promise<MosqueSuggestion[]> {
  const places = await Promise.all(rows.map((row) => idsAround(database, row)))
  const listed = await readListed(database, [
    ...rows.flatMap(({ mosqueId }) => mosqueId ?? []),
    ...places.flat(),
  ])
  return rows.map(({ latitude, longitude, mosqueId, receivedAt, decidedAt, ...row }, index) => ({
    ...row,
    coordinates: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    receivedAt: receivedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    mosque: (mosqueId && listed.get(mosqueId)) || null,
    near: (places[index] ?? []).flatMap((id) => listed.get(id) ?? []),
  }))
}

/** The ids of the mosques around a waiting suggestion of a missing one. */
async function idsAround(
  database: Database,
  { status, latitude, longitude }: Row,
): Promise<readonly string[]> {
  if (status !== 'pending' || latitude === null || longitude === null) return []
  const found = await nearMosques(database, { latitude, longitude }, NEAR_KM)
  return found.slice(0, MOST_NEAR).map(({ id }) => id)
}

async function readListed(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedMosque>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(mosquesTable.columns)
    .from(mosques)
    .where(inArray(mosques.id, [...ids]))
  return new Map(rows.map(mosquesTable.toRow).map((mosque) => [mosque.id, mosque]))
}
