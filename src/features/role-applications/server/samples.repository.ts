import { count, eq, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ByteRange } from '#shared/server/http/byte-range.ts'
import { needsSample, SAMPLES_MOST } from '../core/application-rules.ts'
import { refused } from './application-errors.ts'
import { type Applications, changing, logged, type OwnId } from './applications.repository.ts'
import { roleApplicationSamples as samples } from './role-applications.table.ts'

export interface Sample {
  /** Media type. */
  readonly type: string
  readonly content: Buffer
}

/** Keeps a recording with its person's open application, in place of an earlier one. Throws `no_sample_wanted`, `too_many_samples` and what {@link changing} does. */
export async function keepSample(
  applications: Applications,
  own: OwnId,
  { type, content }: Sample,
): Promise<void> {
  await changing(applications, own, async (run, { id, role }) => {
    if (!needsSample(role)) throw refused('no_sample_wanted')
    const [waiting] = await run.select({ count: count() }).from(samples)
    if ((waiting?.count ?? 0) >= SAMPLES_MOST) {
      throw new AppError(
        'too_many_samples',
        503,
        'Too many recordings are waiting for review. Try again later.',
      )
    }
    const sample = { type, content, bytes: content.length }
    await run
      .insert(samples)
      .values({ applicationId: id, ...sample })
      .onConflictDoUpdate({ target: samples.applicationId, set: sample })
    await logged(run, { applicationId: id, what: 'sample_added', ...by(applications, own) })
  })
}

/** Deletes the recording of its person's open application, if there is one. */
export async function dropSample(applications: Applications, own: OwnId): Promise<void> {
  await changing(applications, own, async (run, { id }) => {
    const dropped = await run
      .delete(samples)
      .where(eq(samples.applicationId, id))
      .returning({ id: samples.type })
    if (dropped.length > 0)
      await logged(run, { applicationId: id, what: 'sample_removed', ...by(applications, own) })
  })
}

const by = ({ clock }: Applications, { accountId }: OwnId) => ({ accountId, at: clock() })

/** Type and size of an application's recording. Throws `not_found`. */
export async function sizeOfSample(
  { database: { db } }: Pick<Applications, 'database'>,
  applicationId: string,
) {
  const [found] = await db
    .select({ type: samples.type, bytes: samples.bytes })
    .from(samples)
    .where(eq(samples.applicationId, applicationId))
  if (!found) throw notFound()
  return found
}

/** The bytes of a recording from the first to the last of `range`. Throws `not_found`. */
export async function bytesOfSample(
  { database: { db } }: Pick<Applications, 'database'>,
  applicationId: string,
  { first, last }: ByteRange,
): Promise<Buffer> {
  const [found] = await db
    .select({
      bytes: sql<Buffer>`substring(${samples.content} from ${first + 1}::int for ${last - first + 1}::int)`,
    })
    .from(samples)
    .where(eq(samples.applicationId, applicationId))
  if (!found) throw notFound()
  return found.bytes
}
