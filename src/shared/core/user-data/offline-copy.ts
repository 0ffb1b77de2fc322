import { parseTarget } from './target.ts'

/** The cache of the hadiths that the person saved, from which the service worker answers offline. */
export const SAVED_HADITHS = 'saved-hadiths'
/** The service worker’s cache of the server’s answers, among them articles and questions. */
export const ANSWERS = 'answers'
/** The cache of answers that are for one account alone. */
export const answersOf = (account: string): string => `${ANSWERS}-of-${account}`

/** Where the text of a saved item is stored for reading offline. */
export interface OfflineCopy {
  readonly cache: typeof SAVED_HADITHS | typeof ANSWERS
  /** The path of the call for the item. */
  readonly path: string
}

/** The offline copy of a target; `undefined` for those that are whole in their bookmark or always on the device. */
export function offlineCopyOf(target: string): OfflineCopy | undefined {
  const { type, id } = parseTarget(target) ?? {}
  if (id === undefined) return undefined
  if (type === 'article') return { cache: ANSWERS, path: `/api/blog/${id}` }
  if (type === 'course') return { cache: ANSWERS, path: `/api/courses/${id}` }
  if (type === 'question') return { cache: ANSWERS, path: `/api/answers/${id}` }
  if (type !== 'hadith') return undefined
  const [collection, number] = id.split('/')
  return {
    cache: SAVED_HADITHS,
    path: number ? `/api/hadith-collections/${collection}/hadiths/${number}` : `/api/hadiths/${id}`,
  }
}
