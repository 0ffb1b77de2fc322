import { isIndexedPage } from '#app/server/web/indexed-pages.ts'
import { pages } from '#shared/core/pages.ts'
import { type LighthouseResult, lighthouse } from '../../bench/lib/lighthouse.ts'
import { ensureChromium } from '../../scripts/test/find-chromium.mjs'
import { expect, test } from '../fixtures.ts'
import { cellsOf } from '../harness/sweep.ts'

/**
 * Only detects a page that became slow: the score depends on the machine, and with other load on two cores it
 * fell to 76. The aim of 95 is for `npm run bench` on a quiet machine.
 */
const PERFORMANCE_FLOOR = 60
/** Other load on the machine can only lower the score, so the best of a few runs counts. */
const LOOKS = 3

for (const { path, name } of cellsOf(pages)) {
  test(`Lighthouse reports no problem with ${path} on a phone`, async ({ baseURL }) => {
    test.setTimeout(300_000)
    const looks: LighthouseResult[] = []
    const best = () => Math.max(...looks.map(({ scores }) => scores.performance))
    do {
      looks.push(await lighthouse(`${baseURL}${path}`, ensureChromium()))
    } while (looks.length < LOOKS && best() < PERFORMANCE_FLOOR)

    const [{ faults, scores } = { faults: ['no look'], scores: {} }] = looks
    // Search engines may not list a person’s own pages.
    const expectedFaults = isIndexedPage(name) ? [] : ['seo: Page is blocked from indexing']
    expect.soft(faults).toEqual(expectedFaults)
    expect.soft(scores).toMatchObject({
      accessibility: 100,
      'best-practices': 100,
      ...(isIndexedPage(name) && { seo: 100 }),
    })
    expect(best(), looks.map(({ metrics }) => metrics.join(', ')).join('\n')).toBeGreaterThanOrEqual(
      PERFORMANCE_FLOOR,
    )
  })
}
