import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#shared/core/roles.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People who carry their things between devices. Whatever belongs to one is deleted with it. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** As typed, for letters to the person. */
  email: text().notNull(),
  /** Folded: what must be unique and is looked up. */
  emailKey: text('email_key').notNull().unique(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull().unique(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  role: text({ enum: roles }),
  isPremium: boolean('is_premium').notNull().default(false),
  /** Argon2id in PHC form; `null` where only passkeys open the account. */
  passwordHash: text('password_hash'),
  createdAt: instant('created_at').notNull(),
  passwordChangedAt: instant('password_changed_at').notNull(),
})
