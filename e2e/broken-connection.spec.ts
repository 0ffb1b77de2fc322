import type { Page } from '@playwright/test'
import { test as base, expect, language } from './fixtures.ts'
import { type BreakingLine, layBreakingLine } from './harness/breaking-connection.ts'
import { anotherDevice } from './harness/device.ts'
import { signedInAs, signIn } from './harness/person.ts'
import { recordsOn, seedRecords } from './records.ts'

const test = base.extend<{ line: BreakingLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  line: async ({}, use) => {
    const line = await layBreakingLine(process.env.PRODUCT_ADDRESS ?? '')
    await use(line)
    line.stop()
  },
  baseURL: async ({ line }, use) => use(line.address),
})
test.use(language('en'))
test.describe.configure({ timeout: 180_000 })

/** The browser's messages for a broken connection. */
const BROKEN = /net::ERR_|Network temporarily unavailable/
const at = '2026-11-01T10:00:00.000Z'
const notes = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, id) => [
      `n${id}`,
      { text: `Mine ${id}`, writtenAt: at, changedAt: at },
    ]),
  )
const notesOn = async (page: Page) => Object.keys(await recordsOn(page, 'note')).length
const lookAt = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
const openMenu = (page: Page) => page.getByRole('button', { name: 'Account', exact: true }).click()
const menu = (page: Page) => page.getByRole('dialog', { name: 'Account', exact: true })

test.beforeEach(({ noise }) => noise.allow(BROKEN))

test('reports a sync whose answer is cut off, and completes it the next time', async ({
  page,
  line,
  browser,
  baseURL,
}) => {
  await seedRecords(page, { note: notes(700) })
  const person = await signedInAs(page, 'Maryam')
  line.breakOff('POST /api/sync')
  await page.goto('/bookmarks')
  await openMenu(page)
  await expect(menu(page)).toContainText(
    'You’re offline. Changes are saved on this device and will sync later.',
  )
  expect(line.broken()).toBeGreaterThan(0)
  line.breakOff()
  await lookAt(page)
  await expect(menu(page)).toContainText('Everything is synced')

  // Another device gets a change completely or not at all.
  const { context: second, noise } = await anotherDevice(browser, baseURL)
  noise.allow(BROKEN)
  const other = await second.newPage()
  await signIn(other, person.email, person.password)
  line.breakOff('POST /api/sync')
  await other.goto('/bookmarks')
  await openMenu(other)
  await expect(menu(other)).toContainText('You’re offline.')
  expect(await notesOn(other)).toBe(0)
  line.breakOff()
  await lookAt(other)
  await expect(menu(other)).toContainText('Everything is synced')
  expect(await notesOn(other)).toBe(700)
  await second.close()
})

test('keeps the session when the user request is cut off, and loads the user at the next try', async ({
  page,
  line,
}) => {
  await signedInAs(page, 'Maryam')
  line.breakOff('GET /api/auth/user')
  await page.goto('/settings')
  await expect(page.getByText('We can’t reach your account right now.')).toBeVisible()
  line.breakOff()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeVisible()
})

test('finds out whether an account was deleted when the answer is lost', async ({
  page,
  line,
  noise,
  network,
}) => {
  noise.allow(/401/)
  await seedRecords(page, { note: notes(7) })
  const person = await signedInAs(page, 'Maryam')
  await page.goto('/settings')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rafiq.account'))).toBeTruthy()
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await page.getByLabel('Enter your email to confirm').fill(person.email)
  const form = page.getByRole('dialog')
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await network.cut()
  await form.getByRole('button', { name: 'Delete account' }).click()
  await expect(form).toContainText('we can’t tell whether your account was deleted')
  await network.restore()
  // The server deletes the account, but its answer is lost.
  line.breakOff('POST /api/account/deletion', 'before')
  await form.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('or the account was deleted').first()).toBeVisible()
  await expect(form).toHaveCount(0)
  expect(await notesOn(page), 'they are on the device, for the person to keep or to delete').toBe(7)
  await page.getByRole('button', { name: 'I won’t sign in again…' }).click()
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText('Your data stays on this device', { exact: true })).toBeVisible()
  expect(await notesOn(page)).toBe(7)
})
