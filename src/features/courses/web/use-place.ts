import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { readCoursePlace } from '../core/course-places.contract.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { isFree } from './course-texts.ts'

/** A person’s place in a course: free courses have one for everyone. */
export type Place = 'unknown' | 'guest' | 'none' | 'has' | 'failed'

/** How often the page asks again after a payment, which the server hears about from Stripe. */
const ASK_AGAIN_MS = 3000

/** Whether the person may take the course, and the course with the texts that their place opens. */
export function usePlace(
  course: WholeCourse,
  isPaying = false,
): { readonly place: Place; readonly course: WholeCourse } {
  const free = isFree(course)
  const user = useUser().data
  const language = currentLanguage().code
  const { data, isError } = useQuery({
    queryKey: [readCoursePlace.path, course.slug, language, user?.id],
    queryFn: () => call(readCoursePlace, { params: { slug: course.slug }, query: { language } }),
    enabled: !free && Boolean(user),
    refetchInterval: ({ state }) => (isPaying && !state.data?.hasPlace ? ASK_AGAIN_MS : false),
  })
  if (free) return { place: 'has', course }
  if (user === null) return { place: 'guest', course }
  if (!data) return { place: isError ? 'failed' : 'unknown', course }
  if (!data.hasPlace) return { place: 'none', course }
  const html = new Map(data.texts.map((text) => [text.id, text.html]))
  const modules = course.modules.map((module) => ({
    ...module,
    parts: module.parts.map((part) => ({ ...part, html: html.get(part.id) ?? part.html })),
  }))
  return { place: 'has', course: { ...course, modules, check: data.check } }
}
