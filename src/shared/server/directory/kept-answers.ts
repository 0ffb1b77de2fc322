import { LRUCache } from 'lru-cache'
import { JSON_TYPE, type PrebuiltAnswer, prebuild, prebuiltBody } from '../http/prebuilt-answer.ts'
import type { RafiqServer } from '../services.ts'
import { changesOf } from './directory-changes.ts'
import type { DirectoryTable } from './directory-columns.ts'

/** An edit is seen at once on its instance, and within this time on others. */
const KEPT_FOR_MS = 30_000

/**
 * Returns a function that makes something from a directory’s entries by its name, and keeps it until they change. `most` is
 * the number of names. If making it again after this time fails, the last one is returned.
 */
export function keptAnswers<Made extends object>(
  table: DirectoryTable,
  most: number,
): (name: string, make: () => Promise<Made>) => Promise<Made> {
  const kept = new LRUCache<string, Made, () => Promise<Made>>({
    max: most,
    ttl: KEPT_FOR_MS,
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (_name, _stale, { context: make }) => make(),
  })
  return (name, make) => kept.forceFetch(`${name} ${changesOf(table)}`, { context: make })
}

/** Answers the entries of a directory that people see, which `read` lists, as the file at `address` that devices store. */
export function serveListFile(
  app: RafiqServer,
  address: string,
  table: DirectoryTable,
  read: () => Promise<readonly object[]>,
): void {
  const file = keptAnswers<PrebuiltAnswer>(table, 1)
  app.get(address, { schema: { hide: true } }, async (request, reply) => {
    const body = await file('list', async () => prebuild(JSON.stringify(await read()), JSON_TYPE))
    reply.header('cache-control', 'no-cache')
    return prebuiltBody(request, reply, body)
  })
}
