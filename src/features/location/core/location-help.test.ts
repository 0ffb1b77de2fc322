import { expect, it } from 'vitest'
import { locationHelp } from './location-help.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S901B)'

it.each([
  [`${android} ${chrome} Mobile Safari/537.36`, 'chromeAndroid'],
  [`${android} AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`, 'samsung'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'firefoxAndroid'],
  [`${iphone} ${safari}`, 'safariIphone'],
  [
    `${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'otherIphone',
  ],
  [`${mac} ${safari}`, 'safariMac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'chromium'],
  [`${mac} ${chrome} Safari/537.36 Edg/130.0`, 'chromium'],
  ['Lynx/2.9', 'unknown'],
])('recognises %s as %s', (userAgent, expected) => {
  expect(locationHelp(userAgent, false)).toBe(expected)
})

it('recognises an iPad, which identifies as a Mac, by its touch screen', () => {
  expect(locationHelp(`${mac} ${safari}`, true)).toBe('safariIphone')
})
