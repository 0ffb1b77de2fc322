import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const gecko = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${gecko} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge 130'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${gecko} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  [`Mozilla/5.0 (iPhone) ${gecko} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari 17'],
  ['Something else', 'Something else'],
  ['', ''],
])('names %j %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
