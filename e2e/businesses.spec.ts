import type { Page } from '@playwright/test'
import { expect, expectAccessible, language } from './fixtures.ts'
import { administrator, testWithAdministrator } from './harness/administrator.ts'
import { signedInAs } from './harness/person.ts'

const test = testWithAdministrator('businesses')
test.use({ ...language('en'), viewport: { width: 320, height: 700 } })

/** A JPEG that the browser made, with the place of a camera in Exif data put into it. */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64
    return canvas.toDataURL('image/jpeg')
  })
  const jpeg = Buffer.from(address.split(',')[1] ?? '', 'base64')
  const exif = Buffer.from('Exif\0\0II\x2a\0\x08\0\0\0\0\0GPS 51.5074 N', 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

test('a business is submitted without an account, accepted, listed with its photo, and reviewed', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/islamic-business')
  await page.getByRole('link', { name: 'Add Your Business' }).click()
  await expect(page).toHaveTitle('Add a business — Rafiq')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.type('Journey Bakery')
  await page.getByLabel('Category').selectOption('Halal food')
  await page.getByLabel('Description').fill('An invented bakery with bread and pastries.')
  await page.getByLabel('Street and number').fill('1 Example Street')
  await page.getByLabel('City').fill('Leeds')
  await page.getByLabel('Country').selectOption('United Kingdom')
  const map = page.getByRole('application')
  await map.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove the place' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Friday' }).check()
  await page.getByRole('switch', { name: 'It has a halal certificate' }).press('Space')
  await page.getByLabel('Certified by').fill('Invented Board')
  const files = page.locator('input[type=file]')
  await files
    .nth(1)
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText(/^This file isn’t a JPEG/)).toBeVisible()
  await files
    .nth(1)
    .setInputFiles({ name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await expect(page.getByText('PDF', { exact: true })).toBeVisible()
  const photo = await photoWithPlace(page)
  await files.nth(0).setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true }), 'the draft is saved').toHaveValue('Journey Bakery')
  await files.nth(0).setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: photo })
  await files
    .nth(1)
    .setInputFiles({ name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible()
  await expectAccessible(page)
  const status = page.url()

  const admin = await administrator(browser, baseURL)
  await admin.goto('/admin/businesses/verify')
  const card = admin.getByRole('article', { name: 'Journey Bakery' })
  await expect(card.getByRole('img', { name: 'Photo' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Download' })).toHaveCount(2)
  await expectAccessible(admin)
  await card.getByRole('button', { name: 'Accept and list' }).click()
  await expect(card).toHaveCount(0)

  await page.goto(status)
  await page.getByRole('link', { name: 'Open its page' }).click()
  const shown = page.getByRole('img', { name: 'Photo of Journey Bakery' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  const sent = await page.request.get((await shown.getAttribute('src')) ?? '')
  expect((await sent.body()).toString('latin1')).not.toContain('GPS')
  await expectAccessible(page)

  const address = page.url()
  await signedInAs(page, 'Safiya')
  await page.goto(address)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.getByRole('radio', { name: 'Stars: 1 of 5' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A review that a journey wrote, long enough.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Waiting for a moderator. Only you can see it.')).toBeVisible()
  await admin.goto('/admin/businesses/reviews')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByText('Reviews: 0')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2.0 (1 review)').first()).toBeVisible()
  await admin.context().close()
})
