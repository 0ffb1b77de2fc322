/** Content security policy of files: the service worker may fetch from this server only. */
export const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** Sensors that pages may ask for, the microphone where a verse is found by reciting it; all others are closed to them. */
export const PERMISSIONS_POLICY =
  'geolocation=(self), accelerometer=(self), gyroscope=(self), magnetometer=(self), camera=(), microphone=(self), payment=(), usb=()'

/** Hashes of what a page has inline, as a policy writes them. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Origins outside that pages may have something from. */
export interface ThirdPartyOrigins {
  readonly recitations: readonly string[]
  readonly tiles: readonly string[]
}

/**
 * Content security policy of a page: own files alone, its inline scripts and styles by their hashes, and from the
 * origins that the operator named recitations, to be heard or to be kept (`blob:` is what is kept), and tiles of maps.
 */
export function pagePolicy(
  { scriptHashes, styleHashes }: InlineHashes,
  { recitations, tiles }: ThirdPartyOrigins,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    ["img-src 'self' data:", ...tiles].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...recitations].join(' '),
    ["media-src 'self' blob:", ...recitations].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
