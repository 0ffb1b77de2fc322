import { expect, test } from 'vitest'
import { directionsAddress, mapSearchAddress } from './map-address.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:-6.1702,106.8314?q=-6.1702,106.8314'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'https://maps.apple.com/?daddr=-6.1702,106.8314'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/directions?to=-6.1702%2C106.8314'],
])('opens directions on %s with %s', (userAgent, expected) => {
  expect(directionsAddress({ latitude: -6.1702, longitude: 106.8314 }, userAgent)).toBe(expected)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:-6.1702,106.8314?z=12&q=%D9%85%D8%B3%D8%AC%D8%AF'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    'https://maps.apple.com/?q=%D9%85%D8%B3%D8%AC%D8%AF&sll=-6.1702,106.8314&z=12',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/search?query=%D9%85%D8%B3%D8%AC%D8%AF#map=12/-6.1702/106.8314',
  ],
])('searches around a place on %s with %s', (userAgent, expected) => {
  expect(mapSearchAddress({ latitude: -6.1702, longitude: 106.8314 }, 'مسجد', userAgent)).toBe(expected)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:0,0?q=a%26b'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'https://maps.apple.com/?q=a%26b'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/search?query=a%26b'],
])('searches everywhere on %s with %s when no place is given', (userAgent, expected) => {
  expect(mapSearchAddress(undefined, 'a&b', userAgent)).toBe(expected)
})
