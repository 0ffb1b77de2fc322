import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import {
  emptySubmission,
  MAX_OWN_SUBMISSIONS,
  MAX_WAITING_SUBMISSIONS,
  type SubmissionFile,
  type SubmittedBusiness,
} from '../core/business-submission.ts'
import type { BusinessSubmission } from '../core/submissions.contract.ts'
import { submissionClosed, tooManySubmissions } from './submission-errors.ts'
import { businessFiles, businessSubmissions } from './submissions.table.ts'

export type Submission = typeof businessSubmissions.$inferSelect
export type StoredFile = typeof businessFiles.$inferSelect
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

/** Who asks: the account that signed in, if one did. */
export type AccountId = string | undefined

/**
 * The condition of one’s own submission: its id is the key to one without an account; one of an account needs its session.
 */
const ownedBy = (id: string, accountId: AccountId) =>
  and(
    eq(businessSubmissions.id, id),
    or(
      isNull(businessSubmissions.accountId),
      accountId === undefined ? undefined : eq(businessSubmissions.accountId, accountId),
    ),
  )

/** Stores a submission and returns its id. Throws `too_many_submissions`. */
export async function addSubmission(
  { db }: Database,
  submission: Pick<Submission, 'accountId' | 'business' | 'language' | 'submittedAt'>,
): Promise<string> {
  const { accountId } = submission
  const isWaiting = eq(businessSubmissions.status, 'waiting')
  const own =
    accountId &&
    (await db.$count(businessSubmissions, and(isWaiting, eq(businessSubmissions.accountId, accountId))))
  const all = await db.$count(businessSubmissions, isWaiting)
  if (all >= MAX_WAITING_SUBMISSIONS || (own && own >= MAX_OWN_SUBMISSIONS)) throw tooManySubmissions()
  const [added] = await db
    .insert(businessSubmissions)
    .values(submission)
    .returning({ id: businessSubmissions.id })
  if (!added) throw new Error('The submission was not stored.')
  return added.id
}

/** One’s own submission with its files. Throws `not_found`. */
export async function readOwn(
  { db }: Pick<Database, 'db'>,
  id: string,
  accountId: AccountId,
): Promise<BusinessSubmission> {
  const [found] = await db.select().from(businessSubmissions).where(ownedBy(id, accountId))
  if (!found) throw notFound()
  return toAnswer(found, await filesOf({ db }, [id]))
}

/** The submissions of an account, latest first. */
export async function listSubmissionsOf(
  { db }: Pick<Database, 'db'>,
  accountId: string,
): Promise<BusinessSubmission[]> {
  const found = await db
    .select()
    .from(businessSubmissions)
    .where(eq(businessSubmissions.accountId, accountId))
    .orderBy(desc(businessSubmissions.submittedAt), desc(businessSubmissions.id))
  const files = await filesOf(
    { db },
    found.map(({ id }) => id),
  )
  return found.map((submission) => toAnswer(submission, files))
}

/** Changes one’s own waiting submission under a lock. Throws `not_found` or `submission_closed`. */
export async function changeOwn<Result>(
  { db }: Database,
  id: string,
  accountId: AccountId,
  change: (transaction: Transaction, submission: Submission) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(businessSubmissions)
      .where(ownedBy(id, accountId))
      .for('update')
    if (!found) throw notFound()
    if (found.status !== 'waiting') throw submissionClosed()
    return change(transaction, found)
  })
}

/** Replaces what a person filled in. */
export const setBusiness = (transaction: Transaction, id: string, business: SubmittedBusiness) =>
  transaction.update(businessSubmissions).set({ business }).where(eq(businessSubmissions.id, id))

/** Marks a submission as withdrawn and deletes what it says. Returns the keys of its files. */
export async function markWithdrawn(
  transaction: Transaction,
  { id, business }: Submission,
  at: Date,
): Promise<string[]> {
  const { name, submitter } = business
  await transaction
    .update(businessSubmissions)
    .set({ status: 'withdrawn', endedAt: at, business: { ...emptySubmission, name, submitter } })
    .where(eq(businessSubmissions.id, id))
  return deleteFileRows(transaction, id)
}

/** Deletes the rows of a submission’s files and returns their keys. */
export async function deleteFileRows(
  transaction: Transaction,
  submissionId: string,
  kind?: SubmissionFile,
): Promise<string[]> {
  const rows = await transaction
    .delete(businessFiles)
    .where(and(eq(businessFiles.submissionId, submissionId), kind && eq(businessFiles.kind, kind)))
    .returning({ key: businessFiles.key })
  return rows.map(({ key }) => key)
}

/** The files of these submissions. */
export async function filesOf({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<StoredFile[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(businessFiles)
        .where(inArray(businessFiles.submissionId, [...ids]))
}

/** A file of a submission. Throws `not_found`. */
export async function findFile(
  { db }: Pick<Database, 'db'>,
  submissionId: string,
  kind: SubmissionFile,
): Promise<StoredFile> {
  const [found] = await db
    .select()
    .from(businessFiles)
    .where(and(eq(businessFiles.submissionId, submissionId), eq(businessFiles.kind, kind)))
  if (!found) throw notFound()
  return found
}

/** A page of the submissions with a status: waiting ones oldest first, others latest first. */
export async function listByStatus(
  { db }: Pick<Database, 'db'>,
  {
    status,
    page,
    size,
  }: { readonly status: Submission['status']; readonly page: number; readonly size: number },
) {
  const filter = eq(businessSubmissions.status, status)
  const [counted] = await db.select({ total: count() }).from(businessSubmissions).where(filter)
  const { submittedAt, endedAt, id } = businessSubmissions
  const found = await db
    .select()
    .from(businessSubmissions)
    .where(filter)
    .orderBy(...(status === 'waiting' ? [submittedAt, id] : [desc(endedAt), desc(id)]))
    .limit(size)
    .offset((page - 1) * size)
  return { found, total: counted?.total ?? 0 }
}

/** A submission as its submitter sees it. */
export function toAnswer(
  { id, status, submittedAt, endedAt, note, slug, business }: Submission,
  files: readonly StoredFile[],
): BusinessSubmission {
  const fileOf = (kind: SubmissionFile) => {
    const found = files.find((file) => file.submissionId === id && file.kind === kind)
    return found ? { type: found.type, bytes: found.bytes } : null
  }
  return {
    id,
    status,
    submittedAt: submittedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    note,
    seoSlug: slug,
    business: { ...business, category: business.category || 'halal_food', services: [...business.services] },
    photo: fileOf('photo'),
    certificate: fileOf('certificate'),
  }
}
