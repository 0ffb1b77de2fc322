/** Browsers in which a blocked location is allowed again in different ways. */
export type LocationHelp =
  | 'chromeAndroid'
  | 'samsung'
  | 'firefoxAndroid'
  | 'safariIphone'
  | 'otherIphone'
  | 'safariMac'
  | 'firefox'
  | 'chromium'
  | 'unknown'

/**
 * The browser in a user agent, as far as its location setting is special. iPads identify as Macs, which have
 * no touch screen.
 */
export function locationHelp(userAgent: string, hasTouch: boolean): LocationHelp {
  const is = (pattern: RegExp) => pattern.test(userAgent)
  if (is(/iPhone|iPad|iPod/) || (is(/Macintosh/) && hasTouch))
    return is(/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/) ? 'otherIphone' : 'safariIphone'
  if (is(/Android/))
    return is(/SamsungBrowser/) ? 'samsung' : is(/Firefox/) ? 'firefoxAndroid' : 'chromeAndroid'
  if (is(/Firefox/)) return 'firefox'
  if (is(/Chrome|Chromium|Edg/)) return 'chromium'
  return is(/Macintosh.*Safari/) ? 'safariMac' : 'unknown'
}
