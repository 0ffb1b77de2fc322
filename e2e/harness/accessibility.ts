import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects the page in its current state to break no rule of WCAG 2.2 AA that axe can check. axe is evaluated
 * through the debugger, which the page's content security policy does not restrict. It reports all breaches,
 * but only one place for each passed rule, because listing all took most of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { found, passes } = await page.evaluate(async (values) => {
    const { violations, passes } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`,
      ),
    )
    return { found, passes: passes.length }
  }, standard)
  expect(passes, 'axe looked at something').toBeGreaterThan(0)
  expect(found, 'breaches of WCAG 2.2 AA').toEqual([])
}
