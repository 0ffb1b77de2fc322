/** Sign-in pages, which make no sense as a destination after signing in. */
const SIGN_IN_PAGES = /^\/(login|register|reset|confirm-email)(?![\w-])/

/**
 * A path on this site. No double slash, because `/..//host` can resolve to `//host`, another site; no
 * backslash, which browsers read as a slash; no blanks or control characters, which they drop.
 */
const LOCAL_PATH = /^(?![^?#]*\/\/)\/[^\\\s\p{Cc}]*$/u

const MAX_LENGTH = 500

/** Returns where to go after signing in: `from` when it is a path on this site, else the home page. */
export function returnPath(from: string | null | undefined): string {
  return from && from.length <= MAX_LENGTH && LOCAL_PATH.test(from) && !SIGN_IN_PAGES.test(from) ? from : '/'
}
