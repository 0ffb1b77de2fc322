import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { signedInAs, signIn } from './harness/person.ts'
import { fillDevice, recordsOn } from './records.ts'

test.describe.configure({ timeout: 180_000 })

const owner = (page: Page) => page.evaluate(() => localStorage.getItem('rafiq.account'))
const pad = (page: Page) => page.locator('main button.select-none')

/** Counts with the space bar. */
async function count(page: Page, taps: number) {
  await page.goto('/tasbih/subhanallah-100')
  await pad(page).waitFor()
  for (let tap = 0; tap < taps; tap++) await page.keyboard.press(' ')
  await expect(pad(page)).toContainText(`${taps}`)
}

test.describe('signing out', () => {
  test.use(language('en'))

  test('asks about rejected records, keeps them for their person and hides them from others', async ({
    page,
    context,
    noise,
  }) => {
    const person = await signedInAs(page, 'Maryam')
    await page.goto('/bookmarks/notes')
    await expect.poll(() => owner(page)).toBeTruthy()
    await page.getByRole('button', { name: 'New note' }).first().click()
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('For my eyes')
    await expect.poll(async () => Object.keys(await recordsOn(page, 'note')).length).toBe(1)
    const note = page.url()

    // From here on the server rejects everything that is sent.
    noise.allow(/500/)
    await context.route('**/api/sync', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal_error', message: 'x' } } }),
    )
    const other = await context.newPage()
    await count(other, 7)

    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const question = page.getByRole('dialog', { name: 'Some changes haven’t synced yet' })
    await expect(question).toContainText('saved only on this device', { timeout: 40_000 })
    await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep them and sign out' }).click()
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible({ timeout: 40_000 })
    expect(await owner(page)).toBeNull()

    // Neither the open page nor the other tab shows data of the person, and the next one does not get it.
    await expect(page.getByText('For my eyes')).toHaveCount(0)
    await expect(pad(other)).toContainText('Tap to start')
    await page.goto(note)
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('')
    await page.goto('/tasbih/subhanallah-100')
    await expect(pad(page)).toContainText('Tap to start')
    for (const kind of ['note', 'dhikr-count']) expect(await recordsOn(page, kind)).toEqual({})

    // The person signs in again, and now the server accepts the records.
    await context.unroute('**/api/sync')
    await signIn(page, person.email, person.password)
    await page.goto('/tasbih/subhanallah-100')
    await expect.poll(() => owner(page)).toBeTruthy()
    await expect(pad(page)).toContainText('7')
    await page.goto(note)
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('For my eyes')
  })
})

test.describe('in Arabic, offline', () => {
  test.use(language('ar'))

  test('can be cancelled or confirmed with the keyboard alone', async ({ page, network }) => {
    await signedInAs(page, 'مريم')
    await page.goto('/prayer-log')
    await expect.poll(() => owner(page)).toBeTruthy()
    const account = page.getByRole('button', { name: 'الحساب', exact: true })
    const leave = page.getByRole('button', { name: 'تسجيل الخروج' })
    const question = page.getByRole('dialog', { name: 'بعض التغييرات لم تتم مزامنتها بعد' })
    // The dialog's code is loaded while the device is online.
    await account.press('Enter')
    await leave.waitFor()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()

    await network.cut()
    await page.getByRole('group').getByRole('button').first().press('Enter')
    await expect.poll(async () => Object.keys(await recordsOn(page, 'prayer-log')).length).toBe(1)
    await account.press('Enter')
    await leave.press('Enter')
    await expect(question.getByRole('button', { name: 'البقاء' })).toBeFocused({ timeout: 40_000 })
    await page.keyboard.press('Enter')
    await expect(leave).toBeFocused()
    expect(await owner(page)).toBeTruthy()

    await leave.press('Enter')
    await expect(question.getByRole('button', { name: 'البقاء' })).toBeFocused({ timeout: 40_000 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => owner(page), { timeout: 40_000 }).toBeNull()
    expect(await recordsOn(page, 'prayer-log')).toEqual({})
    await expect(account).toBeFocused()
    await network.restore()
  })
})

for (const { code, scheme, account, leave, title, lost, lose, gone } of [
  {
    code: 'en',
    scheme: 'light',
    account: 'Account',
    leave: 'Sign Out',
    title: 'Some changes haven’t synced yet',
    lost: 'There’s no space on this device for',
    lose: 'Sign out anyway',
    gone: 'This device ran out of space, so some unsynced changes were lost.',
  },
  {
    code: 'ar',
    scheme: 'dark',
    account: 'الحساب',
    leave: 'تسجيل الخروج',
    title: 'بعض التغييرات لم تتم مزامنتها بعد',
    lost: 'لا متسع في هذا الجهاز',
    lose: 'تسجيل الخروج مع ذلك',
    gone: 'امتلأت مساحة هذا الجهاز',
  },
] as const) {
  test.describe(`on a full device, in ${code}`, () => {
    test.use({ ...language(code), viewport: { width: 360, height: 740 }, colorScheme: scheme })

    test('says what will be lost', async ({ page }) => {
      await signedInAs(page, 'Maryam')
      await page.goto('/prayer-log')
      await expect.poll(() => owner(page)).toBeTruthy()
      await fillDevice(page, 'prayer-log')
      await page.addInitScript(() => {
        const setItem = Storage.prototype.setItem
        Storage.prototype.setItem = function (key, text) {
          if (key.startsWith('rafiq.journal/')) throw new DOMException('full', 'QuotaExceededError')
          setItem.call(this, key, text)
        }
      })
      await page.reload()
      await page.getByRole('group').getByRole('button').first().click()
      await page.getByRole('button', { name: account, exact: true }).click()
      await page.getByRole('button', { name: leave }).click()
      const question = page.getByRole('dialog', { name: title })
      await expect(question).toContainText(lost)
      await expectAccessible(page)
      await question.getByRole('button', { name: lose }).click()
      await expect(page.getByText(gone).first()).toBeVisible()
    })
  })
}
