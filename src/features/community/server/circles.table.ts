import { bigint, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { circleRepeats, circleTopics } from '../core/circle.ts'

/** Study circles, deleted with their organiser’s account. */
export const studyCircles = pgTable(
  'study_circles',
  {
    id: uuid().primaryKey().defaultRandom(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    topic: text({ enum: circleTopics }).notNull(),
    description: text().notNull(),
    place: text().notNull(),
    link: text().notNull(),
    repeats: text({ enum: circleRepeats }).notNull(),
    firstDay: text('first_day').notNull(),
    time: text().notNull(),
    timeZone: text('time_zone').notNull(),
    minutes: smallint().notNull(),
    capacity: smallint().notNull(),
    searchText: text('search_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('study_circles_created').on(table.createdAt),
    index('study_circles_organiser').on(table.organiserId),
  ],
)

/**
 * Who joined a circle, in the order of joining. The first ones, up to its capacity, are its members; the others wait. So
 * the next one moves up when someone leaves.
 */
export const circlePeople = pgTable(
  'study_circle_people',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => studyCircles.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    order: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.accountId] }),
    index('study_circle_people_order').on(table.circleId, table.order),
    index('study_circle_people_account').on(table.accountId),
  ],
)

/** Tells those who had joined a circle that it was deleted, until they dismiss it. */
export const circleNotices = pgTable(
  'study_circle_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('study_circle_notices_account').on(table.accountId)],
)

export const tableGroups: TableGroups = {
  study_circles: 'circles',
  study_circle_people: 'circles',
  study_circle_notices: 'circles',
}
