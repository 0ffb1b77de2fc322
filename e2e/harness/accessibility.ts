import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects the page as it stands to break no rule of WCAG 2.2 AA that axe can see. axe is evaluated through the
 * debugger, which the page's content security policy does not concern.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source)
  const { violations, passes } = await page.evaluate(
    (values) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    standard,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`,
    ),
  )
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0)
  expect(found, 'breaches of WCAG 2.2 AA').toEqual([])
}
