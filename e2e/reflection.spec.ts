import { at, expect, expectAccessible, language, place, test } from './fixtures.ts'
import { filesByLanguage } from './harness/language-files.ts'

test.use({
  ...language('ar'),
  ...place('Makkah'),
  ...at('2026-11-23T07:00:00Z'),
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
})

test('the reminders, the wisdom and the spiritual moment open with the keyboard, also offline', async ({
  page,
  network,
}) => {
  await page.goto('/')
  const moment = page.getByRole('button', { name: 'اغتنم لحظة روحية' })
  await expect(moment).toBeVisible()
  const [button, bar] = [await moment.boundingBox(), await page.locator('#root > nav').boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0), 'above the bottom bar').toBeLessThanOrEqual(bar?.y ?? 0)
  expect(button?.x, 'at the end side').toBeLessThan(100)

  await page.evaluate(() => navigator.serviceWorker.ready)
  const { known } = await filesByLanguage(page)
  await expect.poll(async () => (await filesByLanguage(page)).arabic).toBe(known)
  await network.cut()
  await moment.press('Enter')
  const practice = page.getByRole('dialog', { name: 'لحظة روحية' })
  await expect(practice.getByRole('timer')).toHaveText(/^[٢-٥]:٠٠$/)
  await expectAccessible(page)
  await practice.getByRole('button', { name: 'ابدأ' }).press('Enter')
  await expect(practice.getByRole('button', { name: 'إيقاف مؤقت' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(practice).toHaveCount(0)
  await expect(moment).toBeFocused()

  await page.locator('footer').scrollIntoViewIfNeeded()
  const morning = page.getByRole('region', { name: 'تذكيرات الصباح' })
  await morning.scrollIntoViewIfNeeded()
  await morning.getByRole('button', { name: 'وضع علامة مقروء' }).first().press('Enter')
  await expect(morning.getByRole('heading', { level: 3 })).toHaveText(['حافظ على الصلوات', 'لحظة شكر'])
  await page.getByRole('button', { name: 'قراءة حكمة' }).press('Enter')
  const wisdom = page.getByRole('dialog', { name: 'حكمة اليوم' })
  await expect(wisdom.locator('[lang=ar]')).not.toBeEmpty()
  await expectAccessible(page)
})
