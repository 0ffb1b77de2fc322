/** Pages of signing in, to which nobody wants to be sent back. */
const ENTRANCES = /^\/(login|register|reset|confirm-email)(?![\w-])/

/**
 * Slashes one by one, lest `/..//host` become `//host`, which is another site; no backslash, which browsers take for a
 * slash, nor a blank or control character, which they leave out.
 */
const OWN_PATH = /^(?![^?#]*\/\/)\/[^\\\s\p{Cc}]*$/u

const LONGEST = 500

/**
 * Where to go on after signing in: `from` when it is a path on this site, else the home page. Never another site,
 * whatever the address says.
 */
export function returnPath(from: string | null | undefined): string {
  return from && from.length <= LONGEST && OWN_PATH.test(from) && !ENTRANCES.test(from) ? from : '/'
}
