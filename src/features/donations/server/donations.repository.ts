import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import type { PaymentRefund } from '#shared/server/payments/stripe-payments.ts'
import { donations } from './donations.table.ts'

/** Pledges and payments that were never finished are deleted after 30 days. */
const KEEP_UNPAID_MS = 30 * 86_400_000

/** Records a pledge or the start of a payment. Returns its id. */
export async function addDonation(
  { db }: Database,
  status: 'pledged' | 'started',
  cents: number,
  startedAt: Date,
): Promise<string> {
  const [added] = await db
    .insert(donations)
    .values({ status, cents, startedAt })
    .returning({ id: donations.id })
  if (!added) throw new Error('a donation was not stored')
  return added.id
}

export async function removeDonation({ db }: Database, id: string): Promise<void> {
  await db.delete(donations).where(eq(donations.id, id))
}

interface Payment {
  readonly id: string
  readonly cents: number
  readonly payment: string
  readonly paidAt: Date
}

/**
 * Records a payment, once however often it is reported. A payment whose start is not here, because an older backup was
 * restored, is added.
 */
export async function recordPayment(
  { db }: Database,
  { id, cents, payment, paidAt }: Payment,
): Promise<void> {
  const paid = { status: 'paid', paidCents: cents, payment, paidAt } as const
  await db
    .insert(donations)
    .values({ id, cents, startedAt: paidAt, ...paid })
    .onConflictDoUpdate({ target: donations.id, set: paid, setWhere: eq(donations.status, 'started') })
}

/** Records a refund. Reports may arrive in any order. */
export async function recordRefund({ db }: Database, { id, payment, cents }: PaymentRefund): Promise<void> {
  await db
    .update(donations)
    .set({ refundedCents: sql`greatest(${donations.refundedCents}, ${cents}::int)` })
    .where(or(eq(donations.payment, payment), id === undefined ? undefined : eq(donations.id, id)))
}

/** Paid less refunded in the month of `now` (UTC), in cents. */
export async function raisedInMonth({ db }: Database, now: Date): Promise<number> {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const [sum] = await db
    .select({ cents: sql<string>`coalesce(sum(${donations.paidCents} - ${donations.refundedCents}), 0)` })
    .from(donations)
    .where(and(gte(donations.paidAt, start), lt(donations.paidAt, end)))
  return Number(sum?.cents ?? 0)
}

export async function deleteUnpaid({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_UNPAID_MS)
  await db
    .delete(donations)
    .where(and(inArray(donations.status, ['pledged', 'started']), lt(donations.startedAt, before)))
}
