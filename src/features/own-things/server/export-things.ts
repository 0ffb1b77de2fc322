import type { Belongings } from '#shared/server/session/belongings.ts'
import { thingsAfter } from './own-things.repository.ts'

const PAGE = 500

/** A person’s own things for the export of the account: the latest version of each, without what was removed. */
export const ownThingsBelongings: Belongings = {
  part: 'things',
  async *read(database, accountId) {
    for (let after = 0; ; ) {
      const page = await thingsAfter(database, accountId, after, PAGE)
      for (const { kind, id, at, value } of page) if (value !== null) yield { kind, id, at, value }
      const last = page.at(-1)
      if (!last || page.length < PAGE) return
      after = last.seq
    }
  },
}
