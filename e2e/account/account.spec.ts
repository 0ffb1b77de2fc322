import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from '../fixtures.ts'
import { anotherDevice } from '../harness/device.ts'

const PASSWORD = 'kettle rain fox lantern'
/** Password hashing is slow on purpose, more so on a busy machine. */
const SIGNED_IN = { timeout: 20_000 }
/** Long enough for deferred work to start and for a message to disappear. */
const LATE_MS = 12_000
let people = 0

test.describe.configure({ timeout: 90_000 })

/** An address that no other test uses. */
const newEmail = () => `person-${process.pid}-${Date.now()}-${people++}@example.org`

async function register(page: Page, email: string, firstName = '') {
  await page.goto('/register')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/$/, SIGNED_IN)
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

const openAccount = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click()

/** Saves a verse as a user does, with or without an account. */
async function saveVerse(page: Page, surah: number, verse: number) {
  await page.goto(`/quran/reader/${surah}/${verse}`)
  await page
    .locator(`[data-verse="${surah}:${verse}"]`)
    .getByRole('button', { name: /^Save/ })
    .first()
    .click()
}

const savedHere = (page: Page) => page.getByRole('main').getByText('112:1', { exact: false }).first()

test.describe('an account', () => {
  test.use(language('en'))

  test('adopts guest data, shows it on a second device, and leaves nothing after sign-out', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newEmail()
    await saveVerse(page, 112, 1)
    await page.goto('/bookmarks')
    await expect(savedHere(page)).toBeVisible()

    await register(page, email, 'Maryam')
    await expect(
      page.getByText('Your data from this device is now in your account.', { exact: true }),
    ).toBeVisible()
    await openAccount(page)
    const menu = page.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByText('Maryam')).toBeVisible()
    await expect(menu.getByText(email)).toBeVisible()
    await expect(menu.getByText('Administrator')).toHaveCount(0)
    await expect(menu.getByText(/^Everything is synced/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const { context: other, noise } = await anotherDevice(browser, baseURL)
    const second = await other.newPage()
    await second.goto('/login?from=/bookmarks')
    await signIn(second, email)
    await expect(second).toHaveURL(/\/bookmarks$/, SIGNED_IN)
    await expect(savedHere(second)).toBeVisible()
    expect(noise.heard()).toEqual([])
    await other.close()

    await openAccount(page)
    await menu.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
    await page.goto('/bookmarks')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(savedHere(page)).toHaveCount(0)

    await page.goto('/login?from=/bookmarks')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/bookmarks$/, SIGNED_IN)
    await expect(savedHere(page)).toBeVisible()
  })

  test('rejects a wrong password and signs in with the keyboard alone', async ({ page, noise }) => {
    noise.allow(/401/)
    const email = newEmail()
    await register(page, email)
    await openAccount(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()

    await page.goto('/login?from=/qibla')
    await page.getByLabel('Email or username').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password.' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/qibla$/, SIGNED_IN)
  })

  test('signs in and out in all tabs', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/qibla')
    await openAccount(other)
    const menu = other.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByText('Join Our Community')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'My Bookmarks' })).toHaveAttribute('href', '/bookmarks')
    await register(page, newEmail(), 'Yusuf')
    await expect(menu.getByText('Yusuf')).toBeVisible()
    await openAccount(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    // The page reloads, so that no data of the user stays in it.
    await expect(menu).toHaveCount(0)
    await openAccount(other)
    await expect(menu.getByText('Join Our Community')).toBeVisible()
  })

  test('asks to sign in again after the session ended elsewhere, and keeps changes', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/401/)
    const email = newEmail()
    await register(page, email)
    await context.clearCookies()
    await saveVerse(page, 112, 1)
    await openAccount(page)
    const menu = page.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByText('the account was deleted', { exact: false })).toBeVisible()
    await menu.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/login\?from=/)
    await expect(page.getByText('You’ve been signed out, or the account was deleted.')).toBeVisible()
    await page.getByRole('link', { name: 'The account was deleted or isn’t mine' }).click()
    await expect(page).toHaveURL(/\/settings#account$/)
    await page.getByRole('button', { name: 'I won’t sign in again…' }).click()
    await expect(page.getByRole('dialog', { name: 'Data on this device' })).toBeVisible()
    await page.goBack()
    await expectAccessible(page)
    await signIn(page, email)
    await expect(page).toHaveURL(/\/quran\/reader/, SIGNED_IN)
    await page.goto('/bookmarks')
    await expect(savedHere(page)).toBeVisible()
  })

  test('announces an ended session once, on the next page if this one closed too soon', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/401/)
    await register(page, newEmail())
    const told = page.getByText('You’ve been signed out', { exact: true })
    const clock = await page.evaluate(() => Date.now())
    await context.clearCookies()
    await page.clock.install({ time: clock })
    await page.goto('/bookmarks')
    await page.clock.runFor(LATE_MS)
    await expect(told).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(told).toHaveCount(0)
    await page.clock.runFor(LATE_MS)
    await expect(told).toBeVisible()
    await page.clock.runFor(LATE_MS)
    await expect(told).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await page.clock.runFor(2 * LATE_MS)
    await expect(told).toHaveCount(0)
  })

  test('hides an unfinished application from the next person who signs in', async ({ page }) => {
    const statement = 'I have taught children to read for ten years.'
    const why = page.getByRole('textbox', { name: 'Why would you be a good fit?' })
    const leave = async () => {
      await openAccount(page)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
    }
    const email = newEmail()
    await register(page, email)
    await page.goto('/role-application')
    await why.fill(statement)
    await leave()
    await register(page, newEmail())
    await page.goto('/role-application')
    await expect(why).toHaveValue('')
    await leave()
    await page.goto('/login?from=/role-application')
    await signIn(page, email)
    await expect(page).toHaveURL(/role-application$/, SIGNED_IN)
    await expect(why).toHaveValue(statement)
  })

  test('signs out offline and asks about unsynced changes', async ({ page, network }) => {
    await register(page, newEmail())
    await saveVerse(page, 112, 1)
    await openAccount(page)
    const menu = page.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(menu.getByText(/^Everything is synced/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .locator('[data-verse="112:1"]')
      .getByRole('button', { name: /^Saved?/ })
      .first()
      .click()
    await network.cut()
    await openAccount(page)
    await menu.getByRole('button', { name: 'Sign Out' }).click()
    const question = page.getByRole('dialog', { name: 'Some changes haven’t synced yet' })
    await expect(question).toContainText('saved only on this device')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await network.restore()
  })

  test('is offered once, at the end of the home page', async ({ page }) => {
    // The request for support would be there instead in some visits.
    await page.addInitScript(() => localStorage.setItem('rafiq.support.declined', 'true'))
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Join our community' })
    // The page still grows while its cards load.
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(banner).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(banner.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await banner.getByRole('button', { name: 'Not now' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'Quick access' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), viewport: { width: 320, height: 720 } })

  test('registers on a small phone', async ({ page }) => {
    await page.goto('/register')
    await expect(page).toHaveTitle('إنشاء حساب — رفيق')
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider(), 'nothing scrolls sideways').toBe(0)
    await page.getByLabel('البريد الإلكتروني').fill(newEmail())
    await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD)
    await page.getByLabel('الاسم الأول').fill('مريم')
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click()
    await expect(page.getByText('تم تسجيل الدخول', { exact: true })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'الحساب' }).click()
    await expect(page.getByRole('dialog').getByText('مريم')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
    await expect(page.getByText('تم تسجيل الخروج', { exact: true })).toBeVisible()
  })
})

test.describe('the settings of an account', () => {
  test.use(language('en'))

  const card = (page: Page, name: string) => page.getByRole('region', { name })

  test('change names, address and password, list devices, export and delete', async ({ page, noise }) => {
    noise.allow(/403/)
    const email = newEmail()
    await saveVerse(page, 112, 1)
    await register(page, email, 'Maryam')
    await page.goto('/settings')
    const names = card(page, 'Your name')
    await names.getByLabel('First name').fill('Aisha')
    await names.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Name saved', { exact: true })).toBeVisible()
    await expect(card(page, 'Where you’re signed in').getByText('this device')).toBeVisible()

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Change email' }).click()
    await dialog.getByLabel('New email').fill(`new-${email}`)
    await dialog.getByLabel('Password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Wrong password/)
    await expectAccessible(page)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByText('Email changed', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Change password' }).click()
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByLabel('New password').fill(`${PASSWORD} seven`)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file' }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^rafiq-account-\d{4}-\d\d-\d\d\.json$/)

    await page.getByRole('button', { name: 'Delete account…' }).click()
    await dialog.getByLabel('Enter your email to confirm').fill('somebody@example.org')
    await dialog.getByLabel('Password', { exact: true }).fill(`${PASSWORD} seven`)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('This isn’t your account’s email.').last()).toBeVisible()
    await dialog.getByLabel('Enter your email to confirm').fill(`new-${email}`)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await card(page, 'Account deleted').getByRole('button', { name: 'Keep on this device' }).click()
    await expect(page.getByText('Your data stays on this device', { exact: true })).toBeVisible()
    await page.goto('/bookmarks')
    await expect(savedHere(page)).toBeVisible()
  })

  test('create a passkey, which signs in without a password', async ({ page, baseURL, noise }) => {
    noise.allow(/^foreign request: http:\/\/localhost:/)
    const wire = await page.context().newCDPSession(page)
    await wire.send('WebAuthn.enable')
    await wire.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    // Passkeys require a host name; they do not work with an IP address.
    const at = (path: string) => `${baseURL?.replace('127.0.0.1', 'localhost')}${path}`
    await page.goto(at('/register?from=/settings'))
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('My phone')
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove passkey My phone' })).toBeVisible()
    await page.getByRole('button', { name: 'Rename passkey My phone' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      /This field is required/,
    )
    await expectAccessible(page)
    await dialog.getByLabel('Name', { exact: true }).fill('هاتفي <b>الجديد</b>')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Passkey renamed', { exact: true })).toBeVisible()
    await expect(page.getByText('هاتفي <b>الجديد</b>')).toBeVisible()

    await openAccount(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
    await page.goto(at('/login?from=/qibla'))
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(at('/qibla'))

    await page.goto(at('/settings'))
    await page.getByRole('button', { name: /^Remove passkey/ }).press('Enter')
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(dialog.getByText(/sign in with .*هاتفي <b>الجديد<\/b>.* any more\./)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Remove passkey/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /This field is required/,
    )
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(0)
    await openAccount(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
    await page.goto(at('/login'))
    noise.allow(/40[0-9]/)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This passkey was not accepted.' })).toBeVisible()
  })
})
