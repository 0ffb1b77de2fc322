import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { listApplicationsOf } from './applications.repository.ts'
import { roleApplications as applications, roleApplicationLog as log } from './role-applications.table.ts'
import { readSampleBytes } from './samples.repository.ts'

/**
 * A person’s applications for the account export, each with its log and its recording in Base64, and what they did with
 * the applications of others.
 */
export const roleApplicationsDataSource: AccountDataSource = {
  part: 'roleApplications',
  async *read(database, accountId) {
    for (const application of await listApplicationsOf(database, accountId)) {
      const { id, sample } = application
      const own = { kind: 'application', ...application, log: await logOf(database, id) }
      if (!sample) yield own
      else {
        const content = await readSampleBytes({ database }, id, { first: 0, last: sample.bytes - 1 })
        yield { ...own, sample: { ...sample, content: content.toString('base64') } }
      }
    }
    for (const done of await doneToOthers(database, accountId)) yield { kind: 'decision', ...done }
  },
}

/** Without who decided, which the applicant isn’t told. */
const logOf = ({ db }: Database, applicationId: string) =>
  db
    .select({ what: log.what, at: log.at })
    .from(log)
    .where(eq(log.applicationId, applicationId))
    .orderBy(asc(log.id))

const doneToOthers = ({ db }: Database, accountId: string) =>
  db
    .select({ applicationId: log.applicationId, what: log.what, at: log.at })
    .from(log)
    .innerJoin(applications, eq(applications.id, log.applicationId))
    .where(and(eq(log.accountId, accountId), ne(applications.accountId, accountId)))
    .orderBy(asc(log.id))
