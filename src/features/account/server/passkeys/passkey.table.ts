import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Passkeys (WebAuthn credentials) of accounts. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter. One that doesn’t rise suggests a cloned key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The name that the person gave it. */
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Challenges to be signed, each valid once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Random, base64url. */
    challenge: text().primaryKey(),
    /** The account that adds a passkey; `null` for signing in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('passkey_challenges_ends').on(table.endsAt)],
)

export const tableGroups: TableGroups = { passkeys: 'account', passkey_challenges: 'account' }
