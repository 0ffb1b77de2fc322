import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  acceptedBusiness,
  type SubmissionStatus,
  type SubmittedBusiness,
} from '../core/business-submission.ts'
import type { ReviewedSubmission } from '../core/submissions.contract.ts'
import { businessRow } from './businesses.directory.ts'
import { businesses } from './businesses.table.ts'
import { freeSlug } from './free-slug.ts'
import { ownSubmission, submissionClosed } from './submission-errors.ts'
import { shownPhoto } from './submission-files.ts'
import {
  deleteFileRows,
  filesOf,
  listByStatus,
  type Submission,
  setBusiness,
  type Transaction,
  toAnswer,
} from './submissions.repository.ts'
import { businessFiles, businessSubmissions } from './submissions.table.ts'

const PAGE_SIZE = 20
export const countWaitingSubmissions = ({ db }: Database): Promise<number> =>
  db.$count(businessSubmissions, eq(businessSubmissions.status, 'waiting'))

/** Decided and withdrawn submissions are deleted after 90 days. */
const KEEP_ENDED_MS = 90 * 86_400_000

type Reviewer = Session['account']

/** A page of the submissions with a status, as a reviewer sees them. */
export async function listForReviewer(
  { db }: Pick<Database, 'db'>,
  reviewer: Reviewer,
  { status, page }: { readonly status: SubmissionStatus; readonly page: number },
) {
  const { found, total } = await listByStatus({ db }, { status, page, size: PAGE_SIZE })
  return {
    submissions: await toReviewed({ db }, reviewer, found),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** A submission as a reviewer sees it. Throws `not_found`. */
export async function readForReviewer({ db }: Pick<Database, 'db'>, reviewer: Reviewer, id: string) {
  const found = await db.select().from(businessSubmissions).where(eq(businessSubmissions.id, id))
  const [reviewed] = await toReviewed({ db }, reviewer, found)
  if (!reviewed) throw notFound()
  return reviewed
}

/** Replaces what a waiting submission says. Throws `not_found` or `submission_closed`. */
export const editForReview = (database: Database, id: string, business: SubmittedBusiness) =>
  changeWaiting(database, id, async (transaction, { business: { contactEmail } }) => {
    // Only its submitter changes the address for emails.
    await setBusiness(transaction, id, { ...business, contactEmail })
  })

/** A decision on a submission, and how its submitter is told. */
export interface Decided {
  readonly submission: Submission
  /** The keys of files that are no longer needed. */
  readonly unused: readonly string[]
  /** Where an email goes, if the submitter has an address. */
  readonly email: string | undefined
}

interface Decision {
  readonly decision: 'accepted' | 'declined'
  readonly note: string
}

/**
 * Accepts a waiting submission, which lists the business, or declines it, which deletes its files. Throws
 * `own_submission`, `not_found` or `submission_closed`.
 */
export function decide(
  database: Database,
  { reviewer, at }: { readonly reviewer: Reviewer; readonly at: Date },
  id: string,
  { decision, note }: Decision,
): Promise<Decided> {
  return changeWaiting(database, id, async (transaction, submission) => {
    if (submission.accountId === reviewer.id) throw ownSubmission()
    const slug = decision === 'accepted' ? await listBusiness(transaction, submission) : null
    const unused = decision === 'accepted' ? [] : await deleteFileRows(transaction, id)
    const changed = { status: decision, note: note || null, endedAt: at, slug }
    await transaction.update(businessSubmissions).set(changed).where(eq(businessSubmissions.id, id))
    return {
      submission: { ...submission, ...changed },
      unused,
      email: await emailOf(transaction, submission),
    }
  })
}

/** Deletes the submissions that ended long ago. Their files go with the hourly removal of unused files. */
export async function deleteOldSubmissions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ENDED_MS)
  await db
    .delete(businessSubmissions)
    .where(and(ne(businessSubmissions.status, 'waiting'), lt(businessSubmissions.endedAt, before)))
}

function changeWaiting<Result>(
  { db }: Database,
  id: string,
  change: (transaction: Transaction, submission: Submission) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(businessSubmissions)
      .where(eq(businessSubmissions.id, id))
      .for('update')
    if (!found) throw notFound()
    if (found.status !== 'waiting') throw submissionClosed()
    return change(transaction, found)
  })
}

/** Lists the business with its photo and returns its slug. */
async function listBusiness(transaction: Transaction, { id, business }: Submission): Promise<string> {
  const slug = await freeSlug(transaction, business)
  const [photo] = await transaction
    .update(businessFiles)
    .set({ slug, submissionId: null })
    .where(and(eq(businessFiles.submissionId, id), eq(businessFiles.kind, 'photo')))
    .returning()
  const entry = acceptedBusiness(business, slug)
  await transaction
    .insert(businesses)
    .values(businessRow({ ...entry, ...(photo && { photo: shownPhoto(photo) }) }))
  return slug
}

/** The address that the submitter gave, or the confirmed one of the account. */
async function emailOf(
  transaction: Transaction,
  { business, accountId }: Submission,
): Promise<string | undefined> {
  if (business.contactEmail) return business.contactEmail
  if (!accountId) return undefined
  const [account] = await transaction
    .select({ email: accounts.email, ownsEmail: accounts.ownsEmail })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.ownsEmail ? account.email : undefined
}

async function toReviewed(
  { db }: Pick<Database, 'db'>,
  reviewer: Reviewer,
  found: readonly Submission[],
): Promise<ReviewedSubmission[]> {
  const files = await filesOf(
    { db },
    found.map(({ id }) => id),
  )
  const ids = found.flatMap(({ accountId }) => accountId ?? [])
  const owners =
    ids.length === 0
      ? []
      : await db
          .select({ id: accounts.id, username: accounts.username, email: accounts.email })
          .from(accounts)
          .where(inArray(accounts.id, ids))
  return found.map((submission) => {
    const owner = owners.find(({ id }) => id === submission.accountId)
    return {
      ...toAnswer(submission, files),
      account: owner ? { username: owner.username, email: owner.email } : null,
      ...(submission.accountId === reviewer.id && { blockedBy: 'own_submission' as const }),
    }
  })
}
