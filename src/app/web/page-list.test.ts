import { expect, it } from 'vitest'
import { pageAt } from '#shared/core/pages.ts'
import { otherPages } from './page-list.ts'

const samples = otherPages
  .map(({ address }) => address.source.replaceAll('\\/', '/'))
  .filter((source) => source.includes('[^/]+'))
  .map((source) => source.slice(1, -'/?$'.length))
  .map((source) => source.replaceAll(/\(\?:\/\(\?<\w+>\[\^\/\]\+\)\)\?|\/\(\?<\w+>\[\^\/\]\+\)/g, '/1'))

// The server would answer 404 with the right page.
it.each(samples)('the page at %s is known to the server', (address) => {
  expect(pageAt(address)).toBeDefined()
})

it('has pages of entries', () => expect(samples).toContain('/islamic-business/1'))
