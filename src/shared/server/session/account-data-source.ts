import type { Database } from '../database/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the features store of an account; each feature adds its own when it is registered. */
    readonly accountDataSources: AccountDataSource[]
  }
}

/** What one feature stores of an account, for the export. It is deleted with the account's row, to which its tables refer. */
export interface AccountDataSource {
  /** The name of its field in the export (docs/export.md), which lists what it reads. */
  readonly part: string
  /** Everything of an account, piece by piece: there may be more than fits into memory. */
  readonly read: (database: Database, accountId: string) => AsyncIterable<unknown>
  /** Deletes large data in steps, after the last write to the account. */
  readonly remove?: (database: Database, accountId: string) => Promise<void>
}
