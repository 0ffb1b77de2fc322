import { and, count, desc, eq } from 'drizzle-orm'
import type { Role } from '#shared/core/roles.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { lockAccount } from '#shared/server/session/lock-account.ts'
import { type AppliedRole, MAX_APPLICATIONS } from '../core/application-rules.ts'
import type { OwnApplication } from '../core/role-applications.contract.ts'
import { conflict } from './application-errors.ts'
import {
  roleApplications as applications,
  roleApplicationLog,
  roleApplicationSamples as samples,
} from './role-applications.table.ts'

/** Services for changing applications. */
export interface ApplicationServices {
  readonly database: Database
  readonly clock: () => Date
}

export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]
type Application = typeof applications.$inferSelect

/** An application together with its owner: other people’s applications are not found. */
export interface ApplicantKey {
  readonly id: string
  readonly accountId: string
}

export const sampleColumns = { type: samples.type, bytes: samples.bytes }

/** Lists a person’s applications, latest first. */
export async function listApplicationsOf({ db }: Database, accountId: string): Promise<OwnApplication[]> {
  const found = await db
    .select({ application: applications, sample: sampleColumns })
    .from(applications)
    .leftJoin(samples, eq(samples.applicationId, applications.id))
    .where(eq(applications.accountId, accountId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
  return found.map(({ application, sample }) => toAnswer(application, sample))
}

/** Reads a person’s application. Throws `not_found`. */
export async function readOwnApplication(
  { db }: Database,
  { id, accountId }: ApplicantKey,
): Promise<OwnApplication> {
  const [found] = await db
    .select({ application: applications, sample: sampleColumns })
    .from(applications)
    .leftJoin(samples, eq(samples.applicationId, applications.id))
    .where(and(eq(applications.id, id), eq(applications.accountId, accountId)))
  if (!found) throw notFound()
  return toAnswer(found.application, found.sample)
}

/** Stores an application and returns its id. Throws `role_held`, `application_open` or `too_many_applications`. */
export async function addApplication(
  { database, clock }: ApplicationServices,
  accountId: string,
  application: {
    readonly role: AppliedRole
    readonly statement: string
    readonly links: string[]
    readonly course: string
  },
): Promise<string> {
  return database.db.transaction(async (transaction) => {
    // Locks the account, so that simultaneous applications wait.
    if ((await lockRole(transaction, accountId)) === application.role) throw conflict('role_held')
    const [earlier] = await transaction
      .select({ count: count() })
      .from(applications)
      .where(eq(applications.accountId, accountId))
    if ((earlier?.count ?? 0) >= MAX_APPLICATIONS) throw conflict('too_many_applications')
    const [added] = await transaction
      .insert(applications)
      .values({ accountId, ...application, appliedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: applications.id })
    if (!added) throw conflict('application_open')
    await addLogEntry(transaction, { applicationId: added.id, what: 'applied', accountId, at: clock() })
    return added.id
  })
}

/**
 * Withdraws an application and deletes its texts and recording. Throws as {@link changeOpenApplication} does.
 */
export async function withdraw(services: ApplicationServices, key: ApplicantKey): Promise<void> {
  const at = services.clock()
  await changeOpenApplication(services, key, async (transaction, { id }) => {
    await transaction.delete(samples).where(eq(samples.applicationId, id))
    await transaction
      .update(applications)
      .set({ status: 'withdrawn', statement: '', links: [], course: '', endedAt: at })
      .where(eq(applications.id, id))
    await addLogEntry(transaction, { applicationId: id, what: 'withdrawn', accountId: key.accountId, at })
  })
}

/**
 * Changes a person’s open application under a lock. Throws `not_found`, and `application_closed` when it
 * isn’t open.
 */
export async function changeOpenApplication(
  { database }: ApplicationServices,
  { id, accountId }: ApplicantKey,
  change: (transaction: Transaction, application: Application) => Promise<void>,
): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    const [found] = await transaction
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.accountId, accountId)))
      .for('update')
    if (!found) throw notFound()
    if (found.status !== 'open') throw conflict('application_closed')
    await change(transaction, found)
  })
}

/** Returns an account’s role, locked until the transaction ends. */
export async function lockRole(transaction: Transaction, accountId: string): Promise<Role | null> {
  const [found] = await transaction
    .select({ role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return found?.role ?? null
}

/** Adds an entry to the application’s log. */
export async function addLogEntry(
  transaction: Transaction,
  line: typeof roleApplicationLog.$inferInsert,
): Promise<void> {
  await transaction.insert(roleApplicationLog).values(line)
}

/** An application as shown to its owner. */
export const toAnswer = (
  { id, role, status, statement, links, course, appliedAt, endedAt, note }: Application,
  sample: OwnApplication['sample'],
): OwnApplication => ({
  id,
  role,
  status,
  statement,
  links,
  course,
  appliedAt: appliedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  note,
  sample,
})
