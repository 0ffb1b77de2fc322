import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#shared/web/api/request.ts'
import type { Lesson } from '../core/lesson.ts'
import { LESSONS } from '../core/lessons-address.ts'

/** All lessons in the order of the path. The service worker has the file offline. */
export const lessonsQuery = queryOptions({
  queryKey: [LESSONS],
  queryFn: async ({ signal }) => (await request(LESSONS, { signal })) as readonly Lesson[],
})

export const useLessons = () => useQuery(lessonsQuery)
