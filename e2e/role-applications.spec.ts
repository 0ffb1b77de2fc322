import type { Page } from '@playwright/test'
import { expect, expectAccessible, language } from './fixtures.ts'
import { ADMIN, administrator, testWithAdministrator } from './harness/administrator.ts'
import { fakeMicrophone } from './harness/fake-microphone.ts'
import { signedInAs, signIn } from './harness/person.ts'
import { tone } from './harness/recitation-server.ts'

const statement = 'I have taught children to read the Quran with tajweed for ten years.'
const recitation = { name: 'al-mulk.wav', mimeType: 'audio/wav', buffer: tone(1) }

const test = testWithAdministrator('roles')

const why = (page: Page) => page.getByRole('textbox', { name: 'Why would you be a good fit?' })
const send = (page: Page) => page.getByRole('button', { name: 'Send application' })
const card = (page: Page, role: string) => page.getByRole('region', { name: role, exact: true })

test.describe('applying for a role', () => {
  test('to teach a course goes through sign-in and back', async ({ page }) => {
    const email = `khadija-${crypto.randomUUID().slice(0, 8)}@example.com`
    const password = 'seven quiet lanterns'
    await page.request.post('/api/register', { data: { email, password } })
    await page.goto('/courses')
    await page.getByRole('link', { name: 'Become an Instructor' }).click()
    await expect(page).toHaveTitle('Apply for a role — Rafiq')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel(/^E-?mail/i).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/role-application\?teach/)
    await expect(page.getByRole('radio', { name: /^Content manager/ })).toBeChecked()
    await page.getByLabel('A course you would like to give (optional)').fill('Arabic for parents')
    await why(page).fill(statement)
    await send(page).click()
    await card(page, 'Content manager').getByText('Your application', { exact: true }).click()
    await expect(card(page, 'Content manager')).toContainText('Course: Arabic for parents')
    await expectAccessible(page)
  })

  test('works with the keyboard alone and can be withdrawn', async ({ page }) => {
    await signedInAs(page, 'Bilal')
    await page.goto('/role-application')
    await page.getByRole('radio', { name: /^Reciter/ }).focus()
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^Support/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(why(page)).toBeFocused()
    await page.keyboard.type('Too little.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(why(page), 'the first that is wrong').toBeFocused()
    await expect(why(page)).toHaveAccessibleDescription(/Please write a little more/)
    await expectAccessible(page)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(statement)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('https://example.com/about-me')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Support')).toContainText('Under review')
    await expect(why(page), 'the form is empty again').toHaveValue('')
    await expect(page.getByRole('radio', { name: /^Support/ }), 'once at a time').toHaveCount(0)

    await card(page, 'Support').getByRole('button', { name: 'Withdraw application' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' })
    await expect(dialog.getByRole('button', { name: 'Keep application' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Support')).toContainText('Withdrawn')
    await expect(page.getByText(statement)).toHaveCount(0)
  })

  test('keeps a draft over a reload and offline', async ({ page, network }) => {
    await signedInAs(page, 'Umar')
    await page.goto('/role-application')
    await page.getByRole('radio', { name: /^Content manager/ }).check()
    await why(page).fill(statement)
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Content manager/ })).toBeChecked()
    await expect(why(page)).toHaveValue(statement)
    await network.cut()
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible()
    await network.restore()
    await send(page).click()
    await expect(card(page, 'Content manager')).toContainText('Under review')
  })

  test('as a reciter is heard and accepted by an administrator, and the person signs in again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email, password } = await signedInAs(page, 'Yusuf')
    await page.goto('/role-application')
    await why(page).fill(`<b>${statement}</b> <script>alert(1)</script>`)
    await send(page).click()
    await expect(page.getByText('Please record or choose a recitation.')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(recitation)
    await expect(page.locator('audio')).toHaveAttribute('aria-label', 'al-mulk.wav')
    await send(page).click()
    const own = card(page, 'Reciter')
    await own.getByRole('button', { name: 'Listen' }).click()
    await expect(own.locator('audio')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Delete recording' })).toBeVisible()
    await expectAccessible(page)

    const admin = await administrator(browser, baseURL)
    await admin.goto('/admin/role-applications?role=recitor')
    const review = admin.getByRole('article', { name: /Yusuf.*Reciter/ })
    await expect(review, 'text is text').toContainText(`<b>${statement}</b> <script>alert(1)</script>`)
    await review.getByRole('button', { name: 'Listen' }).click()
    const player = review.locator('audio')
    await player.evaluate((audio: HTMLAudioElement) => audio.play())
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0)
    await review.getByText('History').click()
    await expect(review.getByRole('listitem').filter({ hasText: 'Recording sent' })).toContainText('Yusuf')
    await expectAccessible(admin)
    // A new role ends earlier sessions, including that of the page that is still open.
    await page.goto('about:blank')
    await review.getByRole('textbox').fill('Welcome, Yusuf.')
    await review.getByRole('button', { name: 'Accept' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Give the role' }).click()
    await expect(review).toHaveCount(0)
    await admin.getByRole('combobox', { name: 'Status' }).selectOption('Accepted')
    await expect(admin).toHaveURL(/status=accepted/)
    await expect(review).toContainText('Welcome, Yusuf.')
    await admin.context().close()

    await signIn(page, email, password)
    await page.goto('/role-application')
    await expect(own).toContainText('Accepted')
    await expect(own).toContainText('You now have this role.')
    await expect(own).toContainText('Welcome, Yusuf.')
    await expect(page.getByRole('radio', { name: /^Reciter/ }), 'one has it').toHaveCount(0)
    await expect(page.getByText('Your current role is Reciter.', { exact: false })).toBeVisible()
  })

  test('as a reciter keeps a recording that failed to upload, and sends it again', async ({
    page,
    noise,
  }) => {
    await fakeMicrophone(page)
    await signedInAs(page, 'Maryam')
    await page.goto('/role-application')
    await why(page).fill(statement)
    await page
      .locator('input[type=file]')
      .setInputFiles({ ...recitation, buffer: Buffer.from('<!doctype html>') })
    await expect(page.getByRole('alert').filter({ hasText: 'This isn’t an MP3' })).toBeVisible()
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await expect(page.locator('audio')).toBeVisible()
    noise.allow(/sample|status of 503/)
    await page.route('**/sample', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'too_many_samples', message: 'x' } } }),
    )
    await send(page).click()
    const own = card(page, 'Reciter')
    await expect(own).toContainText('We haven’t received your recitation yet.')
    await expect(own).toContainText('Many recordings are waiting for review.')
    await page.unroute('**/sample')
    await own.getByRole('button', { name: 'Send recording' }).click()
    await own.getByRole('button', { name: 'Delete recording' }).click()
    await expect(own).toContainText('We haven’t received your recitation yet.')
  })
})

test.describe('deciding', () => {
  test('is only for administrators', async ({ page }) => {
    await page.goto('/admin/role-applications')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await signedInAs(page, 'Aisha')
    await page.goto('/admin/role-applications')
    await expect(page.getByRole('heading', { name: 'Administrator access required' })).toBeVisible()
    await expectAccessible(page)
  })

  test('isn’t possible for one’s own application, and a rejection needs a note', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signedInAs(page, 'Hamza')
    await page.goto('/role-application')
    await page.getByRole('radio', { name: /^Administrator/ }).check()
    await why(page).fill(statement)
    await send(page).click()
    await expect(card(page, 'Administrator')).toContainText('Under review')

    const admin = await administrator(browser, baseURL)
    await admin.goto('/')
    await admin.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    const menu = admin.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByText('Administrator', { exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Role Applications' }).click()
    await expect(admin).toHaveURL(/\/admin\/role-applications$/)
    await admin.request.post('/api/role-applications', {
      data: { role: 'support', statement },
      headers: { 'x-session-id': (await admin.evaluate(() => localStorage.getItem('sessionId'))) ?? '' },
    })
    await admin.reload()
    const own = admin.getByRole('article').filter({ hasText: ADMIN.email })
    await expect(own).toContainText('You can’t decide on your own application.')
    await expect(own.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    const review = admin.getByRole('article', { name: /Hamza.*Administrator/ })
    await review.getByRole('textbox').fill('Not yet, Hamza.')
    await review.getByRole('button', { name: 'Decline' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Decline the application' }).click()
    await expect(review).toHaveCount(0)
    await admin.context().close()

    await page.reload()
    await expect(card(page, 'Administrator')).toContainText('Declined')
    await expect(card(page, 'Administrator')).toContainText('Not yet, Hamza.')
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), colorScheme: 'dark' })

  test('applies and shows the status', async ({ page }) => {
    await signedInAs(page, 'Zaynab')
    await page.goto('/role-application')
    await page.getByRole('radio', { name: /^الدعم/ }).check()
    await page
      .getByRole('textbox', { name: 'لماذا أنت مناسب لهذا الدور؟' })
      .fill('أعمل منذ سنين في خدمة الناس والإجابة عن أسئلتهم بصبر ورفق.')
    await page.getByRole('button', { name: 'إرسال الطلب' }).click()
    await expect(card(page, 'الدعم')).toContainText('قيد المراجعة')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
