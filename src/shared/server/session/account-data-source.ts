import type { Database } from '../database/database.ts'

/** What one feature keeps of an account, for the account’s export. It goes with the account’s row, to which its tables refer. */
export interface AccountDataSource {
  /** Under which name it stands in the export (docs/export.md). */
  readonly part: 'records' | 'roleApplications'
  /** Everything of an account, piece by piece: there may be more than fits into memory. */
  readonly read: (database: Database, accountId: string) => AsyncIterable<unknown>
  /** Deletes piece by piece what may be much, when nobody writes in the account any more. */
  readonly remove?: (database: Database, accountId: string) => Promise<void>
}
