import { asc, eq } from 'drizzle-orm'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { coursePlaces } from './course-places.table.ts'

/** A person’s places in courses for the account export. */
export const coursePlacesDataSource: AccountDataSource = {
  part: 'coursePlaces',
  async *read({ db }, accountId) {
    yield* await db
      .select({
        course: coursePlaces.course,
        status: coursePlaces.status,
        cents: coursePlaces.cents,
        paidCents: coursePlaces.paidCents,
        refundedCents: coursePlaces.refundedCents,
        payment: coursePlaces.payment,
        startedAt: coursePlaces.startedAt,
        paidAt: coursePlaces.paidAt,
      })
      .from(coursePlaces)
      .where(eq(coursePlaces.accountId, accountId))
      .orderBy(asc(coursePlaces.startedAt))
  },
}
