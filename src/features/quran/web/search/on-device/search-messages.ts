import type { SearchRequest } from '../../../core/search/search-quran.ts'
import type { SearchableTranslation } from '../../../core/search/texts-to-search.ts'
import type { SurahTitle } from '../../../core/surah-match.ts'

/** The addresses of all searchable texts. */
export interface TextAddresses {
  /** The list of surahs, for names. */
  readonly surahs: string
  readonly arabic: string
  readonly transliteration: string
  readonly translations: readonly (SearchableTranslation & { readonly at: string })[]
}

/** A request to the worker. */
export interface SearchWorkerRequest {
  readonly request: SearchRequest
  readonly texts: TextAddresses
  /** Of surahs in the page’s language, as far as they are loaded. */
  readonly titles: readonly (SurahTitle & { readonly number: number })[]
}
