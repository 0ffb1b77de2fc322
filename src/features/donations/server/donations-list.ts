import { and, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { DonationState } from '../core/donation-states.ts'
import type { Donation } from '../core/donations-admin.contract.ts'
import { donations } from './donations.table.ts'

type Row = typeof donations.$inferSelect

const MONTHS = 12
const PAYMENTS_URL = 'https://dashboard.stripe.com/payments/'

const isRefunded = ne(donations.refundedCents, 0)

export const donationsTable: AdminTable<Donation> = {
  table: donations,
  columns: {
    id: donations.id,
    status: donations.status,
    cents: donations.cents,
    paidCents: donations.paidCents,
    refundedCents: donations.refundedCents,
    payment: donations.payment,
    startedAt: donations.startedAt,
    paidAt: donations.paidAt,
  },
  key: donations.id,
  searched: [sql`${donations.id}::text`, donations.payment],
  sorts: { started: donations.startedAt, paid: donations.paidAt, amount: donations.cents },
  filters: {
    state: (state: DonationState) =>
      state === 'refunded' ? isRefunded : and(eq(donations.status, state), eq(donations.refundedCents, 0)),
    month: (month: string) => {
      const { start, end } = spanOf(month)
      return and(gte(donations.startedAt, start), lt(donations.startedAt, end))
    },
  },
  toRow: ({ status, payment, startedAt, paidAt, ...row }: Row) => ({
    ...row,
    state: row.refundedCents > 0 ? 'refunded' : status,
    currency: 'USD',
    interval: 'once',
    startedAt: startedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    paymentUrl: payment === null ? null : `${PAYMENTS_URL}${encodeURIComponent(payment)}`,
  }),
}

/** The sums of the last twelve months (UTC), the oldest first; months without payments too. */
export async function donationMonths({ db }: Database, now: Date) {
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  )
  const month = sql<string>`to_char(${donations.paidAt} at time zone 'UTC', 'YYYY-MM')`
  const sums = await db
    .select({
      month,
      paid: sql<number>`count(*)::int`,
      paidCents: sql<number>`sum(${donations.paidCents})::float8`,
      refundedCents: sql<number>`sum(${donations.refundedCents})::float8`,
    })
    .from(donations)
    .where(and(isNotNull(donations.paidAt), gte(donations.paidAt, spanOf(months[0] ?? '').start)))
    .groupBy(month)
  const none = { paid: 0, paidCents: 0, refundedCents: 0 }
  return months.map((name) => sums.find((sum) => sum.month === name) ?? { month: name, ...none })
}

/** The first moment of a month (`YYYY-MM`, UTC), and that of the next one. */
function spanOf(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { start: new Date(Date.UTC(year, number - 1, 1)), end: new Date(Date.UTC(year, number, 1)) }
}
