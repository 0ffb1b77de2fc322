import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Places in courses with a price: bought by an account, or given by the operator. Amounts are US cents. */
export const coursePlaces = pgTable(
  'course_places',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The slug of the course. */
    course: text().notNull(),
    /** `started`: a payment page was opened; `given`: free, by the operator. */
    status: text({ enum: ['started', 'paid', 'given'] }).notNull(),
    cents: integer().notNull(),
    /** The amount that was paid, as reported by Stripe. */
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Stripe’s payment intent, by which refunds are matched once the payment is reported. */
    payment: text().unique(),
    /** The payment page, while it can be paid on. */
    page: text(),
    startedAt: instant('started_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [index('course_places_account').on(table.accountId, table.course)],
)

export const tableGroups: TableGroups = { course_places: 'coursePlaces' }
