import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { listCourseSources } from '../../../core/course-values.contract.ts'

const NONE: readonly CourseSource[] = []

/** A lesson or article that a course can be made of. */
export type CourseSource = Awaited<ReturnType<typeof readSources>>[number]

const readSources = async () => (await call(listCourseSources, {})).sources

/** The lessons and articles that courses can be made of. */
export const useCourseSources = (): readonly CourseSource[] =>
  useQuery({ queryKey: [listCourseSources.path], queryFn: readSources }).data ?? NONE
