import type { FoundVerse } from '../../../core/search/found-verse.ts'
import type { SearchRequest } from '../../../core/search/search-quran.ts'
import type { SearchableTranslation } from '../../../core/search/texts-to-search.ts'

/** The addresses of all searchable texts. */
export interface TextAddresses {
  /** The list of surahs, for names. */
  readonly surahs: string
  readonly arabic: string
  readonly transliteration: string
  readonly translations: readonly (SearchableTranslation & { readonly at: string })[]
}

/** A message from the page to the worker. */
export interface SearchWorkerRequest {
  readonly number: number
  readonly request: SearchRequest
  readonly texts: TextAddresses
}

/** A message from the worker to the page. */
export interface SearchWorkerResponse {
  readonly number: number
  /** `undefined` if the texts are not available. */
  readonly verses: readonly FoundVerse[] | undefined
}
