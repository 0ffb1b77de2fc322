import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#shared/core/roles.ts'
import type { TableGroups } from '#shared/core/stored-data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People who sync their data across devices. All data of an account is deleted with it. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As typed, for letters to the person. */
    email: text().notNull(),
    /** Folded: what is looked up. */
    emailKey: text('email_key').notNull(),
    /**
     * Whether the address is this account’s alone. Where mail is sent, it is so once the link of a letter was opened;
     * until then others may name it too, so that nobody learns by registering whose address is known here.
     */
    ownsEmail: boolean('owns_email').notNull().default(true),
    username: text().notNull(),
    usernameKey: text('username_key').notNull().unique(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** In which letters are written; a code of `shared/core/languages.ts`. */
    language: text().notNull().default('en'),
    role: text({ enum: roles }),
    isPremium: boolean('is_premium').notNull().default(false),
    /** Argon2id in PHC form; `null` where only passkeys open the account. */
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull(),
    /** When the person deleted it. Nobody can use it, and it is removed once all of its data is. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('accounts_email').on(table.emailKey),
    uniqueIndex('accounts_email_owner').on(table.emailKey).where(sql`${table.ownsEmail}`),
    index('accounts_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)

export const tableGroups: TableGroups = { accounts: 'account' }
