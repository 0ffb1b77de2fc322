import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/** The address's query, and a function to change it. The router's own hook would enlarge the home page. */
export function useAddressQuery(): [
  URLSearchParams,
  (change: (now: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void,
] {
  return [
    new URLSearchParams(useSearch()),
    (change, options) => {
      const query = change(new URLSearchParams(location.search)).toString()
      navigate(query ? `${location.pathname}?${query}` : location.pathname, options)
    },
  ]
}
