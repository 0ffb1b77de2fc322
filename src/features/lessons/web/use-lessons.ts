import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#shared/web/api/request.ts'
import type { Lesson } from '../core/lesson.ts'
import { LESSONS } from '../core/lessons-address.ts'

/** Where the service worker stores content. */
const CONTENT_CACHE = 'content'

/** All lessons in the order of the path. The service worker has the file offline. */
export const lessonsQuery = queryOptions({
  queryKey: [LESSONS],
  queryFn: async ({ signal }) => {
    const lessons = (await request(LESSONS, { signal })) as readonly Lesson[]
    storeForOffline()
    return lessons
  },
})

/** On the first visit, the service worker starts after this page, so the page stores the file itself. */
function storeForOffline(): void {
  if (!('caches' in globalThis) || navigator.serviceWorker?.controller) return
  void caches
    .open(CONTENT_CACHE)
    .then((cache) => cache.add(LESSONS))
    .catch(() => undefined)
}

export const useLessons = () => useQuery(lessonsQuery)
