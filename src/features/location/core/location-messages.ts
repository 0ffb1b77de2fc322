/**
 * All geolocation problems as stable codes. The English texts are those of the specification's section 8:
 * - `geolocation_unsupported` — “Geolocation is not supported by this browser”
 * - `geolocation_denied` — “Location access denied by user”
 * - `geolocation_unavailable` — “Location information is unavailable”
 * - `geolocation_timeout` — “Location request timed out”
 * - `geolocation_unknown` — “An unknown error occurred while retrieving location”
 */
export type GeolocationProblem =
  | 'geolocation_unsupported'
  | 'geolocation_denied'
  | 'geolocation_unavailable'
  | 'geolocation_timeout'
  | 'geolocation_unknown'

/** By `GeolocationPositionError.code` (W3C Geolocation, section 9). */
const problemsByCode: Readonly<Record<number, GeolocationProblem>> = {
  1: 'geolocation_denied',
  2: 'geolocation_unavailable',
  3: 'geolocation_timeout',
}

/** The problem for a `GeolocationPositionError.code`; `'unsupported'` is a browser without geolocation. */
export function geolocationProblem(code: number | 'unsupported'): GeolocationProblem {
  if (code === 'unsupported') return 'geolocation_unsupported'
  return problemsByCode[code] ?? 'geolocation_unknown'
}

/**
 * Texts of the permission prompt's toasts (specification, section 8), as codes of a title and a description:
 *
 * - `location_not_supported` / `location_not_supported_detail` — “Location not supported” / “Your browser doesn't
 *   support location services.”
 * - `location_access_denied` / `location_access_denied_detail` — “Location access denied” / “Please enable location
 *   access in your browser settings and refresh the page.”
 * - `location_error` with `location_error_detail` — “Location error” with “Unable to get your location.”
 * - `location_error` with `location_error_denied` — “Location access denied. Please enable in your browser settings.”
 * - `location_error` with `location_error_timeout` — “Location request timed out. Please try again.”
 */
export interface PromptMessage {
  readonly title: 'location_not_supported' | 'location_access_denied' | 'location_error'
  readonly description:
    | 'location_not_supported_detail'
    | 'location_access_denied_detail'
    | 'location_error_detail'
    | 'location_error_denied'
    | 'location_error_timeout'
}

/** The toast's message for a problem after the permission prompt was answered. */
export function promptMessage(problem: GeolocationProblem): PromptMessage {
  switch (problem) {
    case 'geolocation_unsupported':
      return { title: 'location_not_supported', description: 'location_not_supported_detail' }
    case 'geolocation_denied':
      return { title: 'location_error', description: 'location_error_denied' }
    case 'geolocation_timeout':
      return { title: 'location_error', description: 'location_error_timeout' }
    case 'geolocation_unavailable':
    case 'geolocation_unknown':
      return { title: 'location_error', description: 'location_error_detail' }
  }
}

/** The toast's message if the browser already denies the location without a prompt. */
export const BLOCKED_MESSAGE: PromptMessage = {
  title: 'location_access_denied',
  description: 'location_access_denied_detail',
}
