import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  type ApplicationStatus,
  type AppliedRole,
  hindranceOf,
  needsSample,
} from '../core/application-rules.ts'
import type { ReviewedApplication } from '../core/role-applications.contract.ts'
import { hindered, refused } from './application-errors.ts'
import { type Applications, answerOf, lockedRole, logged, sampleColumns } from './applications.repository.ts'
import {
  roleApplications as applications,
  roleApplicationLog as log,
  roleApplicationSamples as samples,
} from './role-applications.table.ts'

type Account = typeof accounts.$inferSelect
type Reviewer = Session['account']

const PAGE_SIZE = 20

interface Sought {
  readonly status: ApplicationStatus
  readonly role?: AppliedRole | undefined
  /** From 1. */
  readonly page: number
}

/** A page of the applications with this status, as `reviewer` sees them: the longest waiting first, the others latest first. */
export async function applicationsTo({ db }: Database, reviewer: Reviewer, { status, role, page }: Sought) {
  const which = and(eq(applications.status, status), role && eq(applications.role, role))
  const [rows] = await db.select({ total: count() }).from(applications).where(which)
  const total = rows?.total ?? 0
  const found = await reviewing(db)
    .where(which)
    .orderBy(
      ...(status === 'open'
        ? [asc(applications.appliedAt), asc(applications.id)]
        : [desc(applications.endedAt), desc(applications.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    applications: found.map((row) => reviewedBy(reviewer, row)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** An application with its log. Throws `not_found`. */
export async function applicationFor({ db }: Database, reviewer: Reviewer, id: string) {
  const [found] = await reviewing(db).where(eq(applications.id, id))
  if (!found) throw notFound()
  const lines = await db
    .select({ what: log.what, at: log.at, account: accounts })
    .from(log)
    .leftJoin(accounts, eq(accounts.id, log.accountId))
    .where(eq(log.applicationId, id))
    .orderBy(asc(log.id))
  return {
    ...reviewedBy(reviewer, found),
    log: lines.map(({ what, at, account }) => ({
      what,
      at: at.toISOString(),
      by: account && nameOf(account),
    })),
  }
}

interface Decision {
  readonly decision: 'accepted' | 'declined'
  readonly note: string
}

/**
 * Decides on an open application. Accepting gives the role and ends the person's sessions, so that what it allows
 * begins with a new secret. The recording is deleted either way. Throws `not_found`, `application_over`,
 * `sample_missing`, or why the reviewer may not.
 */
export async function decide(
  { database, clock }: Applications,
  reviewer: Reviewer,
  id: string,
  { decision, note }: Decision,
): Promise<void> {
  const at = clock()
  await database.db.transaction(async (run) => {
    const [sought] = await run.select().from(applications).where(eq(applications.id, id))
    if (!sought) throw notFound()
    const { accountId, role } = sought
    // The account before its application: in this order it is deleted, too.
    const applicant = { id: accountId, role: await lockedRole(run, accountId) }
    const [found] = await run.select().from(applications).where(eq(applications.id, id)).for('update')
    if (!found) throw notFound()
    const { status } = found
    const hindrance = hindranceOf(reviewer, { role, applicant })
    if (hindrance) throw hindered(hindrance)
    if (status !== 'open') throw refused('application_over')
    const heard = await run
      .delete(samples)
      .where(eq(samples.applicationId, id))
      .returning({ type: samples.type })
    if (decision === 'accepted') {
      if (needsSample(role) && heard.length === 0) throw refused('sample_missing')
      await giveRole({ db: run }, accountId, role)
    }
    await run
      .update(applications)
      .set({ status: decision, endedAt: at, note: note || null })
      .where(eq(applications.id, id))
    await logged(run, { applicationId: id, what: decision, accountId: reviewer.id, at })
  })
}

const reviewing = (db: Database['db']) =>
  db
    .select({ application: applications, sample: sampleColumns, account: accounts })
    .from(applications)
    .innerJoin(accounts, eq(accounts.id, applications.accountId))
    .leftJoin(samples, eq(samples.applicationId, applications.id))

function reviewedBy(
  reviewer: Reviewer,
  row: {
    readonly application: typeof applications.$inferSelect
    readonly sample: ReviewedApplication['sample']
    readonly account: Account
  },
): ReviewedApplication {
  const { application, sample, account } = row
  const hindrance = hindranceOf(reviewer, { role: application.role, applicant: account })
  return {
    ...answerOf(application, sample),
    applicant: {
      name: nameOf(account),
      username: account.username,
      email: account.email,
      role: account.role,
    },
    ...(hindrance && { hindrance }),
  }
}

const nameOf = ({ firstName, lastName, username }: Account) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
