import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })

async function changeToUrdu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: /اردو/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
}

test('a question that is being written survives a change of the language', async ({ page }) => {
  await page.goto('/islamic-qa?category=rafiq')
  await page.getByText('Suggest a question').click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which direction do I face on a plane?')
  await changeToUrdu(page)
  await expect(page).toHaveURL(/category=rafiq/)
  // Closed parts are filled when they open.
  await page.getByText('سوال تجویز کریں').click()
  const question = page.getByRole('textbox', { name: 'آپ کا سوال' })
  await expect(question).toHaveValue('Which direction do I face on a plane?')
})

test('a new account keeps its name and address, and never its password', async ({ page }) => {
  await page.goto('/register')
  const email = page.locator('main input[type=email]')
  const password = page.locator('main input[type=password]').first()
  await email.fill('amina@example.com')
  await password.fill('seven quiet lanterns')
  await changeToUrdu(page)
  await expect(email).toHaveValue('amina@example.com')
  await expect(password).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('lanterns')
})

test('a recitation continues at its verse in the new language', async ({ page, noise }) => {
  noise.allow(new RegExp(process.env.RECITATIONS_ADDRESS ?? 'never'))
  await page.addInitScript(() => {
    // A reciter with long verses.
    if (location.protocol !== 'about:') localStorage.setItem('rafiq.reciter', '"shatri"')
  })
  await page.goto('/quran/reader/112')
  await page.locator('[data-verse="112:3"]').getByRole('button', { name: 'Listen from here' }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('112:3')
  await changeToUrdu(page)
  await expect(page.getByRole('region').filter({ hasText: '112:3' }).last()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('rafiq.listening'))).toBeNull()
})
