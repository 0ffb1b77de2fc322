import { and, count, desc, eq } from 'drizzle-orm'
import type { Role } from '#shared/core/roles.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { holdAccount } from '#shared/server/session/hold-account.ts'
import { APPLICATIONS_MOST, type AppliedRole } from '../core/application-rules.ts'
import type { OwnApplication } from '../core/role-applications.contract.ts'
import { refused } from './application-errors.ts'
import {
  roleApplications as applications,
  roleApplicationLog,
  roleApplicationSamples as samples,
} from './role-applications.table.ts'

/** What is needed to change applications. */
export interface Applications {
  readonly database: Database
  readonly clock: () => Date
}

export type Run = Parameters<Parameters<Database['db']['transaction']>[0]>[0]
type Application = typeof applications.$inferSelect

/** An application of its own person: everybody else's is not there. */
export interface OwnId {
  readonly id: string
  readonly accountId: string
}

export const sampleColumns = { type: samples.type, bytes: samples.bytes }

/** A person's applications, the latest first. */
export async function applicationsOf({ db }: Database, accountId: string): Promise<OwnApplication[]> {
  const found = await db
    .select({ application: applications, sample: sampleColumns })
    .from(applications)
    .leftJoin(samples, eq(samples.applicationId, applications.id))
    .where(eq(applications.accountId, accountId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  return found.map(({ application, sample }) => answerOf(application, sample))
}

/** One of them. Throws `not_found`. */
export async function ownApplication({ db }: Database, { id, accountId }: OwnId): Promise<OwnApplication> {
  const [found] = await db
    .select({ application: applications, sample: sampleColumns })
    .from(applications)
    .leftJoin(samples, eq(samples.applicationId, applications.id))
    .where(and(eq(applications.id, id), eq(applications.accountId, accountId)))
  if (!found) throw notFound()
  return answerOf(found.application, found.sample)
}

/** Stores an application and returns its id. Throws `role_held`, `application_open` or `too_many_applications`. */
export async function addApplication(
  { database, clock }: Applications,
  accountId: string,
  application: { readonly role: AppliedRole; readonly statement: string; readonly links: string[] },
): Promise<string> {
  return database.db.transaction(async (run) => {
    // Whoever applies twice at once waits here.
    if ((await lockedRole(run, accountId)) === application.role) throw refused('role_held')
    const [earlier] = await run
      .select({ count: count() })
      .from(applications)
      .where(eq(applications.accountId, accountId))
    if ((earlier?.count ?? 0) >= APPLICATIONS_MOST) throw refused('too_many_applications')
    const [added] = await run
      .insert(applications)
      .values({ accountId, ...application, appliedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: applications.id })
    if (!added) throw refused('application_open')
    await logged(run, { applicationId: added.id, what: 'applied', accountId, at: clock() })
    return added.id
  })
}

/** Takes an application back: what was written and recorded is deleted. Throws what {@link changing} does. */
export async function withdraw(parts: Applications, own: OwnId): Promise<void> {
  const at = parts.clock()
  await changing(parts, own, async (run, { id }) => {
    await run.delete(samples).where(eq(samples.applicationId, id))
    await run
      .update(applications)
      .set({ status: 'withdrawn', statement: '', links: [], endedAt: at })
      .where(eq(applications.id, id))
    await logged(run, { applicationId: id, what: 'withdrawn', accountId: own.accountId, at })
  })
}

/**
 * Changes a person's open application while nobody else does. Throws `not_found`, and `application_over` when it is
 * not open.
 */
export async function changing(
  { database }: Applications,
  { id, accountId }: OwnId,
  change: (run: Run, application: Application) => Promise<void>,
): Promise<void> {
  await database.db.transaction(async (run) => {
    await holdAccount(run, accountId)
    const [found] = await run
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.accountId, accountId)))
      .for('update')
    if (!found) throw notFound()
    if (found.status !== 'open') throw refused('application_over')
    await change(run, found)
  })
}

/** The role of an account, which nobody changes until the transaction ends. */
export async function lockedRole(run: Run, accountId: string): Promise<Role | null> {
  const [found] = await run
    .select({ role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return found?.role ?? null
}

/** Writes down who did what. */
export async function logged(run: Run, line: typeof roleApplicationLog.$inferInsert): Promise<void> {
  await run.insert(roleApplicationLog).values(line)
}

/** An application as its person sees it. */
export const answerOf = (
  { id, role, status, statement, links, appliedAt, endedAt, note }: Application,
  sample: OwnApplication['sample'],
): OwnApplication => ({
  id,
  role,
  status,
  statement,
  links,
  appliedAt: appliedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  note,
  sample,
})
