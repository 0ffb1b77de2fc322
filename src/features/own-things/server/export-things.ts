import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { removeThings, thingsAfter } from './own-things.repository.ts'

const PAGE = 500

/**
 * A person’s own things for the export of the account: the latest version of each, without what was removed. They may be
 * more than one statement deletes in time.
 */
export const userDataSource: AccountDataSource = {
  part: 'things',
  async *read(database, accountId) {
    for (let after = 0; ; ) {
      const { things, more } = await thingsAfter(database, accountId, after, PAGE)
      for (const { kind, id, at, value } of things) if (value !== null) yield { kind, id, at, value }
      const last = things.at(-1)
      if (!last || !more) return
      after = last.seq
    }
  },
  remove: removeThings,
}
