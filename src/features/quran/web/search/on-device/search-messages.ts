import type { FoundVerse } from '../../../core/search/found-verse.ts'
import type { SearchRequest } from '../../../core/search/search-quran.ts'
import type { SearchableTranslation } from '../../../core/search/texts-to-search.ts'

/** Everything that can be searched, by the address of its file. */
export interface TextAddresses {
  /** The list of surahs, for their names. */
  readonly surahs: string
  readonly arabic: string
  readonly transliteration: string
  readonly translations: readonly (SearchableTranslation & { readonly at: string })[]
}

/** What the page asks of its worker. */
export interface SearchWorkerRequest {
  readonly number: number
  readonly request: SearchRequest
  readonly texts: TextAddresses
}

/** The verses found; `undefined` when the texts were not to be had. */
export interface SearchWorkerResponse {
  readonly number: number
  readonly verses: readonly FoundVerse[] | undefined
}
