import type { Page } from '@playwright/test'
import { expect, language, test } from './fixtures.ts'
import { signedInAs, signIn } from './harness/person.ts'
import { recordsOn, seedRecords } from './records.ts'

test.describe.configure({ timeout: 180_000 })
test.use(language('en'))

/** More records than one call of a sync can send. */
const NOTES = 1200
/** The page's calls to its server, in order. */
const OTHER_CALLS = 20
const at = '2026-11-01T10:00:00.000Z'
const notes = Object.fromEntries(
  Array.from({ length: NOTES }, (_, id) => [`n${id}`, { text: `Mine ${id}`, writtenAt: at, changedAt: at }]),
)

const owner = (page: Page) => page.evaluate(() => localStorage.getItem('rafiq.account'))
const notesOn = async (page: Page) => Object.keys(await recordsOn(page, 'note')).length

/** A promise that resolves on demand. */
function later() {
  let come = () => {}
  const promise = new Promise<void>((resolve) => {
    come = resolve
  })
  return { promise, come }
}

for (const from of ['the tab that syncs', 'another tab'] as const) {
  test(`signing out from ${from} in the middle of a sync loses nothing`, async ({ page, context }) => {
    await seedRecords(page, { note: notes })
    const person = await signedInAs(page, 'Maryam')
    // The server has the first batch, and its answer is held back until the session has ended. The server
    // would reject any later call, which the test would notice.
    let batches = 0
    const over = later()
    const firstAnswer = page.waitForEvent('requestfinished', {
      predicate: (request) =>
        request.url().endsWith('/api/sync') && request.postDataJSON().records.length > 0,
      timeout: 0,
    })
    await context.route('**/api/sync', async (route) => {
      const answer = await route.fetch()
      if (route.request().postDataJSON().records.length > 0) {
        batches++
        await over.promise
      }
      // The page may be closed by then.
      await route.fulfill({ response: answer }).catch(() => undefined)
    })
    await context.route('**/api/logout', async (route) => {
      const answer = await route.fetch()
      over.come()
      await firstAnswer
      // Another call of the sync would reach the server before the last of these.
      await page.evaluate(async (calls) => {
        for (let call = 0; call < calls; call++) await fetch('/api/health')
      }, OTHER_CALLS)
      await route.fulfill({ response: answer })
    })
    await page.goto('/bookmarks')
    await expect.poll(() => batches).toBe(1)

    const leaving = from === 'another tab' ? await context.newPage() : page
    if (leaving !== page) await leaving.goto('/settings')
    await leaving.getByRole('button', { name: 'Account', exact: true }).click()
    await leaving.getByRole('button', { name: 'Sign Out' }).click()
    const question = leaving.getByRole('dialog', { name: 'Some changes haven’t synced yet' })
    await expect(question).toContainText('saved only on this device', { timeout: 40_000 })
    await question.getByRole('button', { name: 'Keep them and sign out' }).click()
    await expect(leaving.getByText('You’re signed out', { exact: true })).toBeVisible({ timeout: 40_000 })
    expect(await owner(leaving)).toBeNull()
    expect(await notesOn(leaving), 'nobody has them').toBe(0)
    await leaving.goto('/bookmarks/notes')
    await expect(leaving.getByText('Mine 1', { exact: true })).toHaveCount(0)
    expect(batches).toBe(1)

    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await signIn(leaving, person.email, person.password)
    await leaving.goto('/bookmarks')
    await expect.poll(() => notesOn(leaving), { message: 'they are the person’s again' }).toBe(NOTES)
    const inAccount = () =>
      leaving.evaluate(async () => {
        const headers = { 'x-session-id': localStorage.getItem('sessionId') ?? '' }
        const { records } = await (await fetch('/api/account/export', { headers })).json()
        return records.filter(({ type }: { type: string }) => type === 'note').length
      })
    await expect.poll(inAccount, { timeout: 60_000 }).toBe(NOTES)
  })
}
