import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { readCoursePlace } from '../core/course-places.contract.ts'
import type { WholeCourse } from '../core/courses.contract.ts'
import { isFree } from './course-texts.ts'
import { readKeptPlace } from './kept-place.ts'

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
  // Offline, nobody says who is signed in; the device knows whose data it shows.
  const device = useCurrentAccount()
  const account = user === null ? undefined : (user?.id ?? device)
  const language = currentLanguage().code
  const { data, isError } = useQuery({
    queryKey: [readCoursePlace.path, course.slug, language, account],
    queryFn: () => readKeptPlace(account ?? '', course.slug, language),
    enabled: !free && account !== undefined,
    // A place that was just paid is there on the next page.
    staleTime: 0,
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
