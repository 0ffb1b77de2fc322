import { and, asc, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import type { EditingEntries } from '#shared/server/directory/edit-entries.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { PaymentRefund } from '#shared/server/payments/stripe-payments.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import type { CoursePlace } from '../core/course-places.contract.ts'
import { coursePlaces } from './course-places.table.ts'
import { priceOf } from './describe-course.ts'

type Db = Pick<Database, 'db'>

/** Purchases that were never paid are deleted after 30 days. */
const KEEP_UNPAID_MS = 30 * 86_400_000

/** A payment page of Stripe ends after 24 hours; nobody is sent to one that ends while they pay. */
const PAGE_MS = 23 * 3_600_000

/** A given place, or a bought one that was not refunded in full. */
const counts = or(
  eq(coursePlaces.status, 'given'),
  and(eq(coursePlaces.status, 'paid'), lt(coursePlaces.refundedCents, coursePlaces.paidCents)),
)

/** Whether an account has a place in a course. */
export async function hasPlace({ db }: Queries, accountId: string, course: string): Promise<boolean> {
  const where = and(eq(coursePlaces.accountId, accountId), eq(coursePlaces.course, course), counts)
  return (await db.select({ id: coursePlaces.id }).from(coursePlaces).where(where).limit(1)).length > 0
}

interface Purchase {
  readonly accountId: string
  readonly course: string
  readonly cents: number
  readonly startedAt: Date
}

/** The payment page that an account opened for a course at this price and can still use, if there is one. */
export async function openPage({ db }: Db, purchase: Purchase): Promise<string | undefined> {
  const { accountId, course, cents, startedAt } = purchase
  const [open] = await db
    .select({ page: coursePlaces.page })
    .from(coursePlaces)
    .where(
      and(
        eq(coursePlaces.accountId, accountId),
        eq(coursePlaces.course, course),
        eq(coursePlaces.cents, cents),
        eq(coursePlaces.status, 'started'),
        isNotNull(coursePlaces.page),
        gt(coursePlaces.startedAt, new Date(startedAt.getTime() - PAGE_MS)),
      ),
    )
    .limit(1)
  return open?.page ?? undefined
}

export async function keepPage({ db }: Db, id: string, page: string): Promise<void> {
  await db.update(coursePlaces).set({ page }).where(eq(coursePlaces.id, id))
}

/** Records that a payment page is opened. Returns the id of the purchase. */
export async function startPurchase({ db }: Db, purchase: Purchase): Promise<string> {
  const [added] = await db
    .insert(coursePlaces)
    .values({ ...purchase, status: 'started' })
    .returning({ id: coursePlaces.id })
  if (!added) throw new Error('a purchase was not stored')
  return added.id
}

export async function removePurchase({ db }: Db, id: string): Promise<void> {
  await db.delete(coursePlaces).where(and(eq(coursePlaces.id, id), eq(coursePlaces.status, 'started')))
}

/**
 * Records a payment, once however often it is reported. Nothing happens if less than the price was paid, or if the account was
 * deleted meanwhile. A payment for a place that the account has already (by another payment page) is given back at once; if that
 * fails, nothing is recorded, so that the payment service reports it again.
 */
export async function recordCoursePayment(
  { db }: Db,
  { id, cents, payment, paidAt }: CoursePayment,
  giveBack: (payment: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (run) => {
    const [purchase] = await run
      .select({
        accountId: coursePlaces.accountId,
        course: coursePlaces.course,
        refundedCents: coursePlaces.refundedCents,
      })
      .from(coursePlaces)
      .innerJoin(accounts, eq(accounts.id, coursePlaces.accountId))
      .where(
        and(
          eq(coursePlaces.id, id),
          eq(coursePlaces.status, 'started'),
          sql`${coursePlaces.cents} <= ${cents}::int`,
        ),
      )
      // Payments of one account are recorded one after the other.
      .for('update')
    if (!purchase) return
    // Its refund may have been reported before.
    const { refundedCents } = purchase
    const isGivenBack =
      refundedCents < cents && (await hasPlace({ db: run }, purchase.accountId, purchase.course))
    await run
      .update(coursePlaces)
      .set({
        ...{ status: 'paid', paidCents: cents, payment, paidAt },
        refundedCents: isGivenBack ? cents : refundedCents,
      })
      .where(eq(coursePlaces.id, id))
    if (isGivenBack) await giveBack(payment)
  })
}

interface CoursePayment {
  /** The purchase. */
  readonly id: string
  readonly cents: number
  readonly payment: string
  readonly paidAt: Date
}

/** Records a refund; a full one ends the place. Reports may arrive in any order. */
export async function recordCourseRefund({ db }: Db, { id, payment, cents }: PaymentRefund): Promise<void> {
  await db
    .update(coursePlaces)
    .set({ refundedCents: sql`greatest(${coursePlaces.refundedCents}, ${cents}::int)` })
    .where(or(eq(coursePlaces.payment, payment), id === undefined ? undefined : eq(coursePlaces.id, id)))
}

export async function deleteUnpaidPurchases({ db }: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_UNPAID_MS)
  await db
    .delete(coursePlaces)
    .where(and(eq(coursePlaces.status, 'started'), lt(coursePlaces.startedAt, before)))
}

/** The bought and given places of a course with their accounts, the oldest first. */
export async function listPlaces({ db }: Db, course: string): Promise<CoursePlace[]> {
  const rows = await db
    .select({ place: coursePlaces, username: accounts.username })
    .from(coursePlaces)
    .innerJoin(accounts, eq(accounts.id, coursePlaces.accountId))
    .where(and(eq(coursePlaces.course, course), ne(coursePlaces.status, 'started')))
    .orderBy(asc(coursePlaces.startedAt))
  return rows.map(({ place, username }) => ({
    id: place.id,
    username,
    kind: place.status === 'given' ? 'given' : place.refundedCents < place.paidCents ? 'paid' : 'refunded',
    paid: priceOf(place.paidCents - place.refundedCents),
    since: (place.paidAt ?? place.startedAt).toISOString(),
  }))
}

/** Gives an account a free place. Throws `not_found` without such an account, or `already_enrolled`. */
export async function givePlace(editing: EditingEntries, course: string, username: string): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const [account] = await run
      .select({ id: accounts.id })
      .from(accounts)
      .where(sql`lower(${accounts.username}) = lower(${username})`)
      .for('update')
    if (!account) throw notFound()
    if (await hasPlace({ db: run }, account.id, course))
      throw new AppError('already_enrolled', 409, 'The account has a place in this course.')
    await run
      .insert(coursePlaces)
      .values({ accountId: account.id, course, status: 'given', cents: 0, startedAt: editing.clock() })
    await addAuditEntry(
      { db: run },
      { ...change(editing, course), action: 'give_place', before: null, after: { account: account.id } },
    )
  })
}

/** Ends a free place. Throws `not_found`. Bought places end with a refund in Stripe. */
export async function endPlace(editing: EditingEntries, course: string, id: string): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const [ended] = await run
      .delete(coursePlaces)
      .where(and(eq(coursePlaces.id, id), eq(coursePlaces.course, course), eq(coursePlaces.status, 'given')))
      .returning({ accountId: coursePlaces.accountId })
    if (!ended) throw notFound()
    await addAuditEntry(
      { db: run },
      { ...change(editing, course), action: 'end_place', before: { account: ended.accountId }, after: null },
    )
  })
}

const change = ({ actorId, clock }: EditingEntries, course: string) => ({
  actorId,
  at: clock(),
  itemType: 'course',
  itemId: course,
})
