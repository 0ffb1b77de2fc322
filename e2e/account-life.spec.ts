import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { anotherDevice } from './harness/device.ts'
import { signIn } from './harness/person.ts'
import { recordsOn } from './records.ts'

const PASSWORD = 'kettle rain fox lantern'
/** Password hashing is slow on purpose, more so on a busy machine. */
const SIGNED_IN = { timeout: 40_000 }
const KINDS = ['bookmark', 'note', 'note-version', 'dhikr-count', 'prayer-log', 'setting'] as const
const newEmail = () => `walk-${crypto.randomUUID()}@example.org`

const everything = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(KINDS.map(async (kind) => [kind, await recordsOn(page, kind)] as const)),
  )

/** Resolves when the account has answered a sync of this page that sent records. */
const sent = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/sync') && answer.ok() && answer.request().postDataJSON().records.length > 0,
  )

/** The app is cached for offline use. */
async function installed(page: Page) {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

async function count(page: Page, taps: number) {
  await page.goto('/tasbih/subhanallah-100')
  await page.locator('main button.select-none').waitFor()
  for (let tap = 0; tap < taps; tap++) await page.keyboard.press(' ')
}

async function save(page: Page, verse: string) {
  await page.goto(`/quran/reader/${verse.replace(':', '/')}`)
  await page
    .locator(`[data-verse="${verse}"]`)
    .getByRole('button', { name: /^(Save|حفظ)$/ })
    .click()
  await expect.poll(async () => Object.keys(await recordsOn(page, 'bookmark'))).toContain(`verse/${verse}`)
}

async function writeNote(page: Page, text: string) {
  await page.goto('/bookmarks/notes')
  await page.getByRole('button', { name: 'New note' }).first().click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(text)
  await expect(page.getByText('Saved on this device.')).toBeVisible()
}

test.describe('from guest to account and back', () => {
  test.use({ ...language('en'), serviceWorkers: 'allow' })
  test.describe.configure({ timeout: 240_000 })

  test('adopts guest data, syncs two offline devices without loss, exports and deletes everything', async ({
    page,
    browser,
    baseURL,
    network,
    noise,
  }) => {
    const email = newEmail()
    await installed(page)
    await save(page, '94:5')
    await count(page, 33)
    await writeNote(page, 'Written without an account')

    await page.goto('/register')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('First name').fill('Maryam')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/$/, SIGNED_IN)

    const { context, noise: otherNoise } = await anotherDevice(browser, baseURL, 'en', {
      serviceWorkers: 'allow',
    })
    otherNoise.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Network temporarily unavailable|401/)
    const other = await context.newPage()
    await installed(other)
    await save(other, '112:1')
    await other.goto('/login?from=/bookmarks')
    await other.getByLabel('Email or username').fill(email)
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other).toHaveURL(/^[^?]*\/bookmarks$/, SIGNED_IN)
    await expect(other.getByRole('main')).toContainText('94:5')
    await expect(other.getByRole('main')).toContainText('112:1')
    // The verse of the other device is shown, which also caches it here.
    await expect(other.getByRole('main')).toContainText('hardship')

    // Both devices are offline for a week, and the pages are reopened.
    await network.cut()
    await context.setOffline(true)
    await count(page, 7)
    await writeNote(page, 'Written on the first device while offline')
    await count(other, 5)
    await save(other, '1:1')
    await other.goto('/quran/reader/94/5')
    await other.locator('[data-verse="94:5"]').getByRole('button', { name: 'Saved' }).click()
    await expect.poll(async () => Object.keys(await recordsOn(other, 'bookmark'))).not.toContain('verse/94:5')
    await other.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await expect(
      other.getByText('You’re offline. Changes are saved on this device and will sync later.'),
    ).toBeVisible()

    const [here, there] = [sent(page), sent(other)]
    await network.restore()
    await here
    await context.setOffline(false)
    await there
    await page.goto('/dhikr')
    await expect(page.locator('#dhikr-today')).toContainText('45 times')
    await other.goto('/dhikr')
    await expect(other.locator('#dhikr-today')).toContainText('45 times')
    await expect
      .poll(async () => Object.keys(await recordsOn(page, 'bookmark')).sort())
      .toEqual(['verse/112:1', 'verse/1:1'])
    expect(await everything(page)).toEqual(await everything(other))
    // Closed, because the page would announce the change itself.
    await other.goto('about:blank')

    // Exports all data to a file.
    await page.goto('/settings')
    const devices = page.getByRole('region', { name: 'Where you’re signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file' }).first().click()
    const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'))
    expect(file).toMatchObject({ format: 'rafiq-account', version: 1, user: { email, firstName: 'Maryam' } })
    expect(file.sessions).toHaveLength(2)
    const exported = (kind: string) => file.records.filter((record: { type: string }) => record.type === kind)
    const ids = (kind: string) => exported(kind).map(({ id }: { id: string }) => id)
    expect(ids('bookmark').sort()).toEqual(['verse/112:1', 'verse/1:1'])
    const notes = exported('note').map(({ value }: { value: { text: string } }) => value.text)
    expect(notes.sort()).toEqual(['Written on the first device while offline', 'Written without an account'])
    const counts = exported('dhikr-count').map(({ value }: { value: number }) => value)
    expect(counts.reduce((sum: number, value: number) => sum + value, 0)).toBe(45)
    expect(JSON.stringify(file), 'and nothing that opens something').not.toMatch(
      /argon2|passwordHash|secret/i,
    )

    // Imports the file again.
    const account = `rafiq-${file.user.id}`
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel('Enter your email to confirm').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    const gone = page.getByRole('region', { name: 'Account deleted' })
    await expectAccessible(page)
    await gone.getByRole('button', { name: 'Delete from this device too' }).click()
    await expect(page.getByText('Your data has been deleted from this device', { exact: true })).toBeVisible()
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await expect.poll(databases).not.toContain(account)
    expect(await recordsOn(page, 'bookmark')).toEqual({})
    noise.allow(/401/)
    const refused = await page.request.post('/api/login', { data: { email, password: PASSWORD } })
    expect(refused.status()).toBe(401)

    // The other device is notified when it is opened, says so, and still has its own changes.
    await other.goto('/bookmarks')
    await expect(other.getByText('You’ve been signed out', { exact: true })).toBeVisible()
    await save(other, '2:255')
    expect(await other.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
    await other.goto('/bookmarks')
    await expect(other.getByRole('main')).toContainText('2:255')
    await other.goto('/settings')
    await other.getByRole('button', { name: 'I won’t sign in again…' }).click()
    await expectAccessible(other)
    await other.getByRole('dialog').getByRole('button', { name: 'Delete from this device too' }).click()
    await expect(
      other.getByText('Your data has been deleted from this device', { exact: true }),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'I won’t sign in again…' })).toHaveCount(0)
    expect(await recordsOn(other, 'bookmark')).toEqual({})
    expect(otherNoise.heard()).toEqual([])
    await context.close()
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))
  test.describe.configure({ timeout: 180_000 })

  /** Presses Tab until the element with this name has the focus. */
  async function tabTo(
    page: Page,
    name: string | RegExp,
    role: 'button' | 'link' | 'textbox' | 'switch' = 'button',
  ) {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
    await target.waitFor()
    for (let step = 0; step < 120; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached by Tab.`)
  }

  test('works from registration to deletion with the keyboard alone', async ({
    page,
    browser,
    baseURL,
    noise,
  }) => {
    noise.allow(/401/)
    const email = newEmail()
    await page.goto('/tasbih/subhanallah-100')
    await page.locator('main button.select-none').waitFor()
    for (let tap = 0; tap < 3; tap++) await page.keyboard.press(' ')
    await page.goto('/quran/reader/94/5')
    const verse = page.locator('[data-verse="94:5"]')
    await verse.getByRole('button', { name: 'حفظ', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => Object.keys(await recordsOn(page, 'bookmark'))).toEqual(['verse/94:5'])

    await page.goto('/')
    await tabTo(page, 'الحساب')
    await page.keyboard.press('Enter')
    await tabTo(page, 'إنشاء حساب', 'link')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/register/)
    await tabTo(page, 'البريد الإلكتروني', 'textbox')
    await page.keyboard.type(email)
    await tabTo(page, 'كلمة المرور', 'textbox')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('تم تسجيل الدخول', { exact: true })).toBeVisible(SIGNED_IN)

    const { context } = await anotherDevice(browser, baseURL, 'ar')
    const other = await context.newPage()
    await signIn(other, email, PASSWORD)
    await other.goto('/bookmarks')
    await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await context.close()

    await tabTo(page, 'الحساب')
    await page.keyboard.press('Enter')
    await tabTo(page, 'الإعدادات', 'link')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings$/)
    await page.getByRole('button', { name: 'حذف الحساب…' }).waitFor()
    const coming = page.waitForEvent('download')
    await tabTo(page, 'تنزيل الملف')
    await page.keyboard.press('Enter')
    const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'))
    expect(file.records.map(({ id }: { id: string }) => id)).toContain('verse/94:5')
    await tabTo(page, 'حذف الحساب…')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await tabTo(page, /^بريدك/, 'textbox')
    await page.keyboard.type(email)
    await tabTo(page, 'كلمة المرور', 'textbox')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    const gone = page.getByRole('status').filter({ hasText: 'هذا الجهاز' })
    await expect(gone).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rafiq.account'))).toBeNull()
    expect(Object.keys(await recordsOn(page, 'bookmark')), 'it stays on the device').toEqual(['verse/94:5'])
    // The focus has moved on from the closed question.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})
