import type { Browser, Page, Request } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { anotherDevice } from './harness/device.ts'
import { signedInAs, signIn } from './harness/person.ts'
import { recordsOn, seedRecords } from './records.ts'

const at = '2026-11-01T10:00:00.000Z'
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Network temporarily unavailable/
const PASSWORD = 'kettle rain fox lantern'

/** Another device of the same person, signed in. */
async function second(
  browser: Browser,
  baseURL: string | undefined,
  person: { email: string; password: string },
) {
  const made = await anotherDevice(browser, baseURL)
  const page = await made.context.newPage()
  await signIn(page, person.email, person.password)
  return { ...made, page }
}

const part = (page: Page, id: string) => page.locator(`section#${id}`)
const keptAt = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
/** The user returns to a page that stayed open. */
const lookAt = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** Resolves when the account has the same value of a setting as this page. */
async function arrived(page: Page, id: string, value: string) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { 'x-session-id': localStorage.getItem('sessionId') ?? '' }
        return (await (await fetch('/api/account/export', { headers })).json()).records
      }),
    )
    .toContainEqual(expect.objectContaining({ type: 'setting', id, value: { value } }))
}

const inAccount = (page: Page) => page.getByText(/^Everything is synced/)

async function save(page: Page, verse: string) {
  await page.goto(`/quran/reader/${verse.replace(':', '/')}`)
  await page.locator(`[data-verse="${verse}"]`).getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => Object.keys(await recordsOn(page, 'bookmark'))).toContain(`verse/${verse}`)
}

test.describe('a person with two devices', () => {
  test.use(language('en'))
  test.describe.configure({ timeout: 180_000 })

  test('has the same settings on both, except those of a device', async ({ page, browser, baseURL }) => {
    const person = await signedInAs(page, 'Salma')
    const other = await second(browser, baseURL, person)
    await other.page.goto('/settings')
    await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light')

    await page.goto('/settings')
    await part(page, 'theme').getByText('Dark', { exact: true }).click()
    await part(page, 'prayer').getByLabel('Asr').selectOption('hanafi')
    await part(page, 'accessibility').getByText('150%').click()
    await arrived(page, 'prayer/madhab', 'hanafi')
    await lookAt(other.page)
    await expect.poll(() => keptAt(other.page, 'rafiq.prayer')).toBe('{"madhab":"hanafi"}')
    await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(part(other.page, 'prayer').getByLabel('Asr')).toHaveValue('hanafi')
    expect(await keptAt(other.page, 'rafiq.accessibility'), 'eyes differ from screen to screen').toBeNull()
    expect(await keptAt(other.page, 'rafiq.place'), 'a place is not sent unasked').toBeNull()
    await expect(other.page.locator('html')).toHaveCSS('font-size', '16px')

    await other.page.getByRole('button', { name: 'العربية' }).first().click()
    await expect(other.page.locator('html')).toHaveAttribute('lang', 'ar')
    await arrived(other.page, 'language', 'ar')
    await lookAt(page)
    await expect.poll(() => keptAt(page, 'preferred-language')).toBe('ar')
    expect(other.noise.heard()).toEqual([])
    await other.context.close()
  })

  test('ends the session of the other device, which says so', async ({ page, browser, baseURL }) => {
    const person = await signedInAs(page, 'Hafsa')
    const other = await second(browser, baseURL, person)
    other.noise.allow(/401/)
    await other.page.goto('/quran/reader/112')
    await openMenu(other.page)
    await expect(inAccount(other.page)).toBeVisible()
    await other.page.keyboard.press('Escape')
    await page.goto('/settings')
    const devices = page.getByRole('region', { name: 'Where you’re signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await devices.getByRole('button', { name: /^Sign out: / }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)

    await other.page
      .locator('[data-verse="112:1"]')
      .getByRole('button', { name: 'Save', exact: true })
      .click()
    await expect(other.page.getByText('You’ve been signed out', { exact: true })).toBeVisible()
    expect(await keptAt(other.page, 'sessionId')).toBeNull()
    expect(Object.keys(await recordsOn(other.page, 'bookmark'))).toEqual(['verse/112:1'])
    await signIn(other.page, person.email, person.password)
    await other.page.goto('/bookmarks')
    await openMenu(other.page)
    await expect(inAccount(other.page)).toBeVisible()
    await page.goto('/bookmarks')
    await expect(page.getByRole('main')).toContainText('112:1')
    expect(other.noise.heard()).toEqual([])
    await other.context.close()
  })

  test('gets both versions of a note edited on both offline, and a message', async ({
    page,
    browser,
    baseURL,
    network,
  }) => {
    await seedRecords(page, { note: { n1: { text: 'Patience', writtenAt: at, changedAt: at } } })
    const person = await signedInAs(page, 'Sumayya')
    const text = (of: Page) => of.getByRole('textbox', { name: 'Note', exact: true })
    await page.goto('/bookmarks/notes?note=n1')
    await openMenu(page)
    await expect(inAccount(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const other = await second(browser, baseURL, person)
    other.noise.allow(OFFLINE)
    await other.page.goto('/bookmarks/notes?note=n1')
    await expect(text(other.page)).toHaveValue('Patience')

    await network.cut()
    await other.context.setOffline(true)
    await text(page).fill('Patience is half of faith')
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    await text(other.page).fill('Patience at the first blow')
    await expect(other.page.getByText('Saved on this device.')).toBeVisible()

    await other.context.setOffline(false)
    await openMenu(other.page)
    await expect(inAccount(other.page)).toBeVisible()
    await other.page.keyboard.press('Escape')
    await network.restore()
    await expect(text(page)).toHaveValue('Patience at the first blow')
    await expect(page.getByText('Yours is in the history.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'History' }).click()
    const versions = page.getByRole('dialog').getByRole('combobox')
    await expect(versions.getByRole('option')).toHaveCount(2)
    const version = { text: 'Patience is half of faith' }
    expect(Object.values(await recordsOn(page, 'note-version'))).toContainEqual(version)
    await page.keyboard.press('Escape')
    await openMenu(page)
    await expect(inAccount(page)).toBeVisible()
    await lookAt(other.page)
    await expect
      .poll(async () => Object.values(await recordsOn(other.page, 'note-version')))
      .toContainEqual(version)
    expect(await recordsOn(page, 'note')).toEqual(await recordsOn(other.page, 'note'))
    expect(other.noise.heard()).toEqual([])
    await other.context.close()
  })
})

test.describe('a person who is signed in', () => {
  test.use(language('en'))

  test('sends nothing in private mode, sees a message, and syncs when it ends', async ({ page, noise }) => {
    noise.allow(/Network temporarily unavailable|Failed to load resource/)
    await signedInAs(page, 'Khawla')
    await page.goto('/settings')
    await openMenu(page)
    await expect(inAccount(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const mode = part(page, 'privacy').getByRole('switch', { name: 'Private mode' })
    await mode.focus()
    await page.keyboard.press('Space')
    await expect(mode).toBeChecked()

    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await save(page, '94:5')
    await page.goto('/dashboard')
    await expect(page.getByText(/^Private mode is on, so nothing leaves this device/)).toBeVisible()
    await expectAccessible(page)
    await openMenu(page)
    const menu = page.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByText(/^Private mode is on, so nothing leaves this device/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/settings')
    await expect(page.getByText('Private mode is on, so we aren’t contacting your account')).toBeVisible()
    for (const request of asked) {
      const { pathname } = new URL(request.url())
      expect(request.method(), pathname).toBe('GET')
      expect(pathname).not.toMatch(/^\/api\/(?!quran\/|health)/)
      expect((await request.allHeaders())['x-session-id'], pathname).toBeUndefined()
    }
    expect(asked.length).toBeGreaterThan(10)

    const caughtUp = page.waitForRequest((request) =>
      Boolean(request.url().endsWith('/api/sync') && request.postData()?.includes('verse/94:5')),
    )
    await mode.focus()
    await page.keyboard.press('Space')
    await caughtUp
    await openMenu(page)
    await expect(inAccount(page)).toBeVisible()
  })

  test('keeps the account’s data after deleting everything on the device', async ({ page, noise }) => {
    noise.allow(/401/)
    const email = `wiped-${crypto.randomUUID()}@example.org`
    await page.goto('/register?from=/bookmarks')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/, { timeout: 40_000 })
    await save(page, '94:5')
    await openMenu(page)
    await expect(inAccount(page)).toBeVisible()
    const handle = (await keptAt(page, 'sessionId')) ?? ''

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete everything…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('and you’ll be signed out. Data that has synced stays')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.locator('h1').first().waitFor()
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(names.filter((name) => name !== 'rafiq')).toEqual([])
    expect(await keptAt(page, 'sessionId')).toBeNull()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('rafiq_session')
    const ended = await page.request.get('/api/auth/user', { headers: { 'x-session-id': handle } })
    expect(ended.status()).toBe(401)

    await page.goto('/login?from=/bookmarks')
    await page.getByLabel('Email or username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/bookmarks$/, { timeout: 40_000 })
    await expect(page.getByRole('main')).toContainText('94:5')
  })

  test('sees why signing in isn’t possible in private mode', async ({ page, noise }) => {
    noise.allow(/Network temporarily unavailable/)
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('rafiq.private', 'true')
    })
    await page.goto('/login')
    await page.getByLabel('Email or username').fill('somebody@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Private mode is on' })).toBeVisible()
    await expectAccessible(page)
  })
})
