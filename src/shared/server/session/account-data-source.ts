import type { Database, Queries } from '../database/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The account data of all features; each feature adds its own when it is registered. */
    readonly accountDataSources: AccountDataSource[]
  }
}

/**
 * One feature's data of an account, for the export. It is deleted with the account's row, which its tables
 * reference.
 */
export interface AccountDataSource {
  /** The name of its field in the export, as documented in docs/export.md. */
  readonly part: string
  /** All data of an account in pieces, because it may not fit into memory. */
  readonly read: (database: Database, accountId: string) => AsyncIterable<unknown>
  /** Takes the name off posts that everyone reads, so that they stay; in the transaction that closes the account. */
  readonly anonymise?: (transaction: Queries, accountId: string) => Promise<void>
  /** Deletes large data in steps, after the last write to the account. */
  readonly remove?: (database: Database, accountId: string) => Promise<void>
}
