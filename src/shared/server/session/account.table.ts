import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#shared/core/roles.ts'
import type { TableGroups } from '#shared/core/stored-data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts for syncing data across devices. All data of an account is deleted with it. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As typed, for sending emails. */
    email: text().notNull(),
    /** Case-folded, for lookups. */
    emailKey: text('email_key').notNull(),
    /**
     * Whether the address is reserved for this account. If emails are sent, it is reserved once a link from
     * an email was opened. Until then other accounts may claim it, so that registering reveals no known
     * address.
     */
    ownsEmail: boolean('owns_email').notNull().default(true),
    username: text().notNull(),
    usernameKey: text('username_key').notNull().unique(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** The language of emails; a code of `shared/core/languages.ts`. */
    language: text().notNull().default('en'),
    role: text({ enum: roles }),
    isPremium: boolean('is_premium').notNull().default(false),
    /** Argon2id in PHC form; `null` if the account has only passkeys. */
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull(),
    /** When an administrator suspended it. Nobody can sign in to a suspended account. */
    suspendedAt: instant('suspended_at'),
    /** When the user deleted it. A closed account can't be used, and it is removed after all of its data. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('accounts_email').on(table.emailKey),
    uniqueIndex('accounts_email_owner').on(table.emailKey).where(sql`${table.ownsEmail}`),
    index('accounts_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)

export const tableGroups: TableGroups = { accounts: 'account' }
