import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { surahCount } from '../../core/index.ts'
import {
  type Revelation,
  revelations,
  type SearchScope,
  searchScopes,
  type VerseFilter,
} from './verse-filter.ts'

/** The parameters of the search page: `?q=mercy&language=tr&in=arabic&revelation=meccan&surah=2`. */
export interface SearchAddress extends VerseFilter {
  readonly q: string
  /** The id of the translation to search and show; the default depends on the person's language. */
  readonly language?: string | undefined
}

const ID = /^[a-z][a-z\d.-]{1,39}$/i

export function parseSearchAddress(params: URLSearchParams): SearchAddress {
  const field = params.get('in')
  const language = params.get('language') ?? ''
  const revelation = params.get('revelation')
  const surah = Number(/^\d{1,3}$/.exec(params.get('surah') ?? '')?.[0])
  return {
    q: params.get('q') ?? '',
    ...(ID.test(language) && { language }),
    ...(isOneOf<SearchScope>(searchScopes, field) && { field }),
    ...(isOneOf<Revelation>(revelations, revelation) && { revelation }),
    ...(surah >= 1 && surah <= surahCount && { surah }),
  }
}

export function searchParams({ q, language, field, revelation, surah }: SearchAddress): URLSearchParams {
  const given = Object.entries({ q, language, in: field, revelation, surah: surah && String(surah) })
  return new URLSearchParams(given.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

const isOneOf = <Name extends string>(names: readonly Name[], text: string | null): text is Name =>
  (names as readonly (string | null)[]).includes(text)

/** The parameters and a function to change them, which replaces the history entry, so that Back leaves the search. */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const [params, setParams] = useAddressQuery()
  const change = (changed: Partial<SearchAddress>) =>
    setParams((now) => searchParams({ ...parseSearchAddress(now), ...changed }), { replace: true })
  return [parseSearchAddress(params), change]
}
