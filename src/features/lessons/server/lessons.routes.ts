import { LRUCache } from 'lru-cache'
import { changesOf } from '#shared/server/directory/directory-changes.ts'
import {
  JSON_TYPE,
  type PrebuiltAnswer,
  prebuild,
  prebuiltBody,
} from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { LESSONS } from '../core/lessons-address.ts'
import { publicLessons, seedLessons } from './lessons.directory.ts'
import { lessons } from './lessons.table.ts'
import { lessonsAdminFeature } from './lessons-admin.routes.ts'

/** An edit is seen at once on its instance, and within this time on others. */
const REUSED_FOR_MS = 30_000

/** The file of the lessons that devices store, as editors changed it, and its administration. */
export const lessonsFeature: ServerFeature = async (app, services) => {
  const { database, contentFolder } = services
  await seedLessons(database, contentFolder)
  const files = new LRUCache<number, PrebuiltAnswer>({
    max: 2,
    ttl: REUSED_FOR_MS,
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async () => prebuild(JSON.stringify(await publicLessons(database)), JSON_TYPE),
  })
  app.get(LESSONS, { schema: { hide: true } }, async (request, reply) => {
    const file = await files.forceFetch(changesOf(lessons))
    reply.header('cache-control', 'no-cache')
    return prebuiltBody(request, reply, file)
  })
  await lessonsAdminFeature(app, services)
}
