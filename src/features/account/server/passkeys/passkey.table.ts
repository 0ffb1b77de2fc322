import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#shared/server/session/account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Keys of devices that open an account (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The device’s own name for the key, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the device counts; one that does not rise tells of a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** What the person calls it. */
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Questions that devices were asked to sign, each good once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Random, base64url. */
    challenge: text().primaryKey(),
    /** Who adds a key; `null` for signing in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('passkey_challenges_ends').on(table.endsAt)],
)
