import { count, eq, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ByteRange } from '#shared/server/http/byte-range.ts'
import { MAX_SAMPLES, needsSample } from '../core/application-rules.ts'
import { conflict } from './application-errors.ts'
import {
  type ApplicantKey,
  type ApplicationServices,
  addLogEntry,
  changeOpenApplication,
} from './applications.repository.ts'
import { roleApplicationSamples as samples } from './role-applications.table.ts'

export interface Sample {
  /** Media type. */
  readonly type: string
  readonly content: Buffer
}

/**
 * Stores the recording of an open application, replacing an earlier one. Throws `sample_not_needed`,
 * `too_many_samples`, and as {@link changeOpenApplication} does.
 */
export async function storeSample(
  services: ApplicationServices,
  key: ApplicantKey,
  { type, content }: Sample,
): Promise<void> {
  await changeOpenApplication(services, key, async (transaction, { id, role }) => {
    if (!needsSample(role)) throw conflict('sample_not_needed')
    const [waiting] = await transaction.select({ count: count() }).from(samples)
    if ((waiting?.count ?? 0) >= MAX_SAMPLES) {
      throw new AppError(
        'too_many_samples',
        503,
        'Too many recordings are waiting for review. Try again later.',
      )
    }
    const sample = { type, content, bytes: content.length }
    await transaction
      .insert(samples)
      .values({ applicationId: id, ...sample })
      .onConflictDoUpdate({ target: samples.applicationId, set: sample })
    await addLogEntry(transaction, { applicationId: id, what: 'sample_added', ...changedBy(services, key) })
  })
}

/** Deletes the recording of an open application, if there is one. */
export async function deleteSample(services: ApplicationServices, key: ApplicantKey): Promise<void> {
  await changeOpenApplication(services, key, async (transaction, { id }) => {
    const deleted = await transaction
      .delete(samples)
      .where(eq(samples.applicationId, id))
      .returning({ id: samples.type })
    if (deleted.length > 0)
      await addLogEntry(transaction, {
        applicationId: id,
        what: 'sample_removed',
        ...changedBy(services, key),
      })
  })
}

const changedBy = ({ clock }: ApplicationServices, { accountId }: ApplicantKey) => ({
  accountId,
  at: clock(),
})

/** Returns the type and size of a recording. Throws `not_found`. */
export async function readSampleInfo(
  { database: { db } }: Pick<ApplicationServices, 'database'>,
  applicationId: string,
) {
  const [found] = await db
    .select({ type: samples.type, bytes: samples.bytes })
    .from(samples)
    .where(eq(samples.applicationId, applicationId))
  if (!found) throw notFound()
  return found
}

/** Returns the bytes of a recording from the first to the last of `range`. Throws `not_found`. */
export async function readSampleBytes(
  { database: { db } }: Pick<ApplicationServices, 'database'>,
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
