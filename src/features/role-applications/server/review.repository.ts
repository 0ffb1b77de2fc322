import { and, asc, count, desc, eq } from 'drizzle-orm'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  type ApplicationStatus,
  type AppliedRole,
  decisionBlockedBy,
  needsSample,
} from '../core/application-rules.ts'
import type { ReviewedApplication } from '../core/role-applications.contract.ts'
import { conflict, decisionForbidden } from './application-errors.ts'
import {
  type ApplicationServices,
  addLogEntry,
  lockRole,
  sampleColumns,
  toAnswer,
} from './applications.repository.ts'
import {
  roleApplications as applications,
  roleApplicationLog as log,
  roleApplicationSamples as samples,
} from './role-applications.table.ts'

type Account = typeof accounts.$inferSelect
type Reviewer = Session['account']

const PAGE_SIZE = 20

export const countOpenApplications = ({ db }: Database): Promise<number> =>
  db.$count(applications, eq(applications.status, 'open'))

interface ApplicationFilter {
  readonly status: ApplicationStatus
  readonly role?: AppliedRole | undefined
  /** From 1. */
  readonly page: number
}

/**
 * A page of applications with this status, as `reviewer` sees them: open ones oldest first, others latest
 * first.
 */
export async function listForReviewer(
  { db }: Database,
  reviewer: Reviewer,
  { status, role, page }: ApplicationFilter,
) {
  const filter = and(eq(applications.status, status), role && eq(applications.role, role))
  const [rows] = await db.select({ total: count() }).from(applications).where(filter)
  const total = rows?.total ?? 0
  const found = await selectForReview(db)
    .where(filter)
    .orderBy(
      ...(status === 'open'
        ? [asc(applications.appliedAt), asc(applications.id)]
        : [desc(applications.endedAt), desc(applications.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    applications: found.map((row) => toReviewed(reviewer, row)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** Reads an application with its log. Throws `not_found`. */
export async function readForReviewer({ db }: Database, reviewer: Reviewer, id: string) {
  const [found] = await selectForReview(db).where(eq(applications.id, id))
  if (!found) throw notFound()
  const lines = await db
    .select({ what: log.what, at: log.at, account: accounts })
    .from(log)
    .leftJoin(accounts, eq(accounts.id, log.accountId))
    .where(eq(log.applicationId, id))
    .orderBy(asc(log.id))
  return {
    ...toReviewed(reviewer, found),
    log: lines.map(({ what, at, account }) => ({
      what,
      at: at.toISOString(),
      by: account && fullName(account),
    })),
  }
}

interface Decision {
  readonly decision: 'accepted' | 'declined'
  readonly note: string
}

/**
 * Decides on an open application. Accepting gives the role and ends the person’s sessions, so that the new
 * permissions start with a new sign-in. The recording is deleted either way. Throws `not_found`,
 * `application_closed`, `sample_missing`, `last_administrator`, or why the reviewer may not decide.
 */
export async function decide(
  { database, clock }: ApplicationServices,
  reviewer: Reviewer,
  id: string,
  { decision, note }: Decision,
): Promise<void> {
  const at = clock()
  await database.db.transaction(async (transaction) => {
    const [application] = await transaction.select().from(applications).where(eq(applications.id, id))
    if (!application) throw notFound()
    const { accountId, role } = application
    // Lock the account before its application, in the same order as a deletion.
    const applicant = { id: accountId, role: await lockRole(transaction, accountId) }
    const [found] = await transaction.select().from(applications).where(eq(applications.id, id)).for('update')
    if (!found) throw notFound()
    const { status } = found
    const blockedBy = decisionBlockedBy(reviewer, { role, applicant })
    if (blockedBy) throw decisionForbidden(blockedBy)
    if (status !== 'open') throw conflict('application_closed')
    const deletedSamples = await transaction
      .delete(samples)
      .where(eq(samples.applicationId, id))
      .returning({ type: samples.type })
    if (decision === 'accepted') {
      if (needsSample(role) && deletedSamples.length === 0) throw conflict('sample_missing')
      await giveRole({ db: transaction }, accountId, role)
    }
    await transaction
      .update(applications)
      .set({ status: decision, endedAt: at, note: note || null })
      .where(eq(applications.id, id))
    await addLogEntry(transaction, { applicationId: id, what: decision, accountId: reviewer.id, at })
    const entry = { actorId: reviewer.id, at }
    await addAuditEntry(
      { db: transaction },
      {
        ...entry,
        action: decision,
        itemType: 'role-application',
        itemId: id,
        before: { status },
        // The note is about the applicant, and the log outlives the account.
        after: { status: decision, ...(note !== '' && { noteLength: note.length }) },
      },
    )
    if (decision === 'accepted') {
      const [before, after] = [{ role: applicant.role }, { role }]
      await addAuditEntry(
        { db: transaction },
        { ...entry, action: 'role', itemType: 'user', itemId: accountId, before, after },
      )
    }
  })
}

const selectForReview = (db: Database['db']) =>
  db
    .select({ application: applications, sample: sampleColumns, account: accounts })
    .from(applications)
    .innerJoin(accounts, eq(accounts.id, applications.accountId))
    .leftJoin(samples, eq(samples.applicationId, applications.id))

function toReviewed(
  reviewer: Reviewer,
  row: {
    readonly application: typeof applications.$inferSelect
    readonly sample: ReviewedApplication['sample']
    readonly account: Account
  },
): ReviewedApplication {
  const { application, sample, account } = row
  const blockedBy = decisionBlockedBy(reviewer, { role: application.role, applicant: account })
  return {
    ...toAnswer(application, sample),
    applicant: {
      name: fullName(account),
      username: account.username,
      email: account.email,
      role: account.role,
    },
    ...(blockedBy && { blockedBy }),
  }
}

const fullName = ({ firstName, lastName, username }: Account) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
