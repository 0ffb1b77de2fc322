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

/** What the worker is asked to find. */
export interface SearchWorkerRequest {
  readonly request: SearchRequest
  readonly texts: TextAddresses
}
