/** Content security policy of files: the service worker may connect only to this server. */
const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'"

/**
 * Content security policy of the worker that draws pictures: the only script that may compile WebAssembly. It loads
 * typefaces from this server.
 */
const DRAWING_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** The content security policy of a file by its path; compressed files have a further extension. */
export const filePolicy = (file: string): string =>
  /[\\/]assets[\\/]gallery-worker-[\w-]+\.js(\.(br|gz))?$/.test(file) ? DRAWING_POLICY : FILE_POLICY

/**
 * Device permissions that pages may request; the microphone only on pages for recitation. All others are
 * disabled.
 */
export const PERMISSIONS_POLICY =
  'geolocation=(self), accelerometer=(self), gyroscope=(self), magnetometer=(self), camera=(), microphone=(self), payment=(), usb=()'

/** Hashes of a page's inline scripts and styles, in the form of a policy. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** External origins from which pages may load content. */
export interface ThirdPartyOrigins {
  readonly recitations: readonly string[]
  readonly tiles: readonly string[]
}

/**
 * Content security policy of a page: own files, inline scripts and styles by hash, and from the operator's
 * origins recitations (to play or to store; `blob:` plays stored ones) and map tiles.
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
