import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { recordsAfter, removeRecords } from './user-data.repository.ts'

const PAGE = 500

/**
 * A user’s own records for the account's export: the latest version of each, without deleted ones. They are
 * deleted in batches, because one statement may time out.
 */
export const userDataSource: AccountDataSource = {
  part: 'records',
  async *read(database, accountId) {
    for (let after = 0; ; ) {
      const { records, more } = await recordsAfter(database, accountId, after, PAGE)
      for (const { type, id, at, value } of records) if (value !== null) yield { type, id, at, value }
      const last = records.at(-1)
      if (!last || !more) return
      after = last.seq
    }
  },
  remove: removeRecords,
}
