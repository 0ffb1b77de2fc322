import type { Browser, Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { signIn } from './person.ts'
import { startProductServer } from './product-server.ts'

export const ADMIN = { email: 'first@example.com', password: 'a garden of many dates' }

/**
 * `test` with a product of its own in each worker, which has an administrator. `name` is its folder’s; `settings` are further ones.
 */
export const testWithAdministrator = (name: string, settings: Record<string, string> = {}) =>
  test.extend<object, { address: string }>({
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
      async ({}, use, { workerIndex }) => {
        const product = await startProductServer(`${name}-${workerIndex}`, {
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
          ...settings,
        })
        await use(product.address)
        await product.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ address }, use) => use(address),
  })

/** Another device, used by the administrator. */
export async function administrator(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, ADMIN.email, ADMIN.password)
  return page
}
