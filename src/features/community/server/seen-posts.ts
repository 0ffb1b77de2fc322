import { type SQL, sql } from 'drizzle-orm'
import type { Asker } from './circles.repository.ts'
import { communityBlocks } from './safety.table.ts'

/** Whether `asker` sees a post, in a query that names the table of posts `name`. Posts of blocked people are hidden. */
export function seenBy(asker: Asker | undefined, name = 'discussion_posts'): SQL {
  const author = sql.raw(`"${name}"."author_id"`)
  return asker
    ? sql`not exists (select 1 from ${communityBlocks} as block
        where block.account_id = ${asker.id} and block.blocked_id = ${author})`
    : sql`true`
}
