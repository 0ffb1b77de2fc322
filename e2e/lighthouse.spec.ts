import { type LighthouseResult, lighthouse, median } from '../bench/lib/lighthouse.ts'
import { ensureChromium } from '../scripts/test/find-chromium.mjs'
import { expect, test } from './fixtures.ts'

/** Lower than the aim of 95, which `npm run bench` holds: machines that are shared differ by a few points. */
const PERFORMANCE_FLOOR = 90

test('the home page, seen by Lighthouse on a phone', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const look = () => lighthouse(`${baseURL}/`, ensureChromium())
  const first = await look()
  expect.soft(first.faults).toEqual([])
  expect.soft(first.scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 })

  const results: LighthouseResult[] = [first]
  if (first.scores.performance < PERFORMANCE_FLOOR) results.push(await look(), await look())
  const { scores, metrics } = median(results)
  expect(scores.performance, metrics.join('\n')).toBeGreaterThanOrEqual(PERFORMANCE_FLOOR)
})
