import type { Page } from '@playwright/test'
import { startPushService } from '#features/reminders/server/testing/push-service.ts'
import { expect, expectAccessible, language, place, test } from './fixtures.ts'
import { allowNotifications, countTones } from './harness/fake-notifications.ts'
import { startProductServer } from './harness/product-server.ts'
import { seedRecords } from './records.ts'

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const strip = (page: Page) => page.locator('[data-reminder]')

test.describe('in London', () => {
  test.use({ ...place('London') })

  test('saves choices on this device and is accessible', async ({ page }) => {
    await allowNotifications(page, { permission: 'default' })
    await page.goto('/prayer-notifications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prayer reminders')
    await expect(card(page, 'When Rafiq is closed')).toContainText('Off.')
    await expect(card(page, 'What the server stores')).toContainText('Nothing.')
    const prayers = card(page, 'The five prayers')
    await prayers.getByLabel('Before Asr').selectOption({ label: '15 minutes before' })
    await prayers.getByLabel('Sound at Asr').selectOption({ label: 'Tone' })
    await prayers.getByRole('switch', { name: 'Isha' }).setChecked(false, { force: true })
    await expect(prayers.getByLabel('Before Isha')).toHaveCount(0)
    await card(page, 'Morning and evening')
      .getByRole('switch', { name: 'Night dua' })
      .setChecked(true, { force: true })
    await page.getByLabel('Time of “Night dua”').fill('21:15')
    await card(page, 'Quiet hours').getByRole('switch').setChecked(true, { force: true })
    await page.reload()
    await expect(prayers.getByLabel('Before Asr')).toHaveValue('15')
    await expect(prayers.getByLabel('Sound at Asr')).toHaveValue('tone')
    await expect(prayers.getByRole('switch', { name: 'Isha' })).not.toBeChecked()
    await expect(page.getByLabel('Time of “Night dua”')).toHaveValue('21:15')
    await prayers.getByRole('switch', { name: 'Prayer Notifications' }).setChecked(false, { force: true })
    await expect(prayers.getByLabel('Before Asr')).toHaveCount(0)
  })

  test('tells a blocked permission, a dismissed question and a browser without push apart', async ({
    page,
  }) => {
    await allowNotifications(page, { permission: 'default', answer: 'default' })
    await page.goto('/prayer-notifications')
    const closed = card(page, 'When Rafiq is closed')
    await closed.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(closed).toContainText('You closed the permission request')
    await page.evaluate(() => localStorage.setItem('test.answer', 'denied'))
    await closed.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(closed).toContainText('Notifications from Rafiq are blocked.')
    await expect(closed.getByRole('button')).toHaveCount(0)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.reload()
    await expect(closed).toContainText('This browser cannot receive notifications')
  })

  test.describe('on an iPhone without the installed app', () => {
    test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15' })

    test('the page says how to install it', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
      await page.goto('/prayer-notifications')
      await expect(card(page, 'When Rafiq is closed')).toContainText('add Rafiq to the Home Screen')
    })
  })

  test('announces a prayer with text and a tone in one of several open pages, also after sleep', async ({
    context,
    page,
  }) => {
    const asked = { latitude: 51.5074, longitude: -0.1278, date: '2026-11-21', country: 'GB' }
    const day = await (await context.request.get('/api/prayer-times', { params: asked })).json()
    const dhuhr = Date.parse(day.instants.dhuhr)
    await context.clock.install({ time: dhuhr - 20 * 60_000 })
    await countTones(page)
    await page.goto('/prayer-notifications')
    const other = await context.newPage()
    // Any action of a test in a page counts as user activation; this page had none.
    await other.addInitScript(() => {
      const userActivation = { hasBeenActive: false, isActive: false }
      Object.defineProperty(navigator, 'userActivation', { value: userActivation })
    })
    await other.goto('/prayer-notifications')
    await page.bringToFront()
    // From here on the clock is fake, so that the other page waits long enough on a busy machine.
    await page.clock.pauseAt(dhuhr - 10 * 60_000)
    await page.getByRole('button', { name: 'Play tone' }).click()
    await expect.poll(() => tones(page)).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Stop' }).click()
    const before = await tones(page)
    await page.clock.runFor(12_000)
    expect(await strip(page).count(), 'it is not time yet').toBe(0)
    // Timers do not run meanwhile, as during sleep.
    await page.clock.pauseAt(dhuhr + 60_000)
    await expect(strip(page)).toContainText('Time for Dhuhr')
    await expect.poll(() => tones(page)).toBeGreaterThan(before)
    await page.clock.runFor(5000)
    expect(await strip(other).count(), 'the other page leaves it').toBe(0)
    await page.clock.resume()
    await expectAccessible(page)
    await strip(page).getByRole('button', { name: 'Stop' }).click()
    await strip(page).getByRole('button', { name: 'Close' }).click()
    await expect(strip(page)).toHaveCount(0)
    await page.clock.fastForward('02:30:00')
    await page.clock.runFor(15_000)
    await expect(strip(page), 'more than five minutes late is left out').toHaveCount(0)
  })
})

test.describe('the goals reminder', () => {
  const six = Date.parse('2026-11-21T18:00:00Z')
  const settings = {
    on: false,
    daily: {},
    goals: { on: true, time: '18:00', days: [1, 2, 3, 4, 5, 6, 7] },
  }
  const goal = { measure: 'pages', target: 1, period: 'day', from: '2026-11-20', order: 0 }
  test.use(place('London'))

  /** Opens a page ten minutes before the reminder. The fake server only records requests. */
  async function open(page: Page, read: number): Promise<{ goals?: { on: boolean; skip?: string } }[]> {
    const told: { goals?: { on: boolean; skip?: string } }[] = []
    await page.route(/api\/reminders\/[\w-]{32}$/, async (route) => {
      if (route.request().method() === 'PUT') told.push(route.request().postDataJSON().settings)
      const kept = { service: 'push.example', place: { latitude: 51.51, longitude: -0.13 }, log: [] }
      await route.fulfill({ json: { nextAt: null, ...kept, timeZone: 'Europe/London', language: 'en' } })
    })
    await seedRecords(page, {
      goal: { g: goal },
      ...(read > 0 && { 'goal-count': { '2026-11-21/g@device': read } }),
    })
    const endpoint = 'https://push.example/device'
    await allowNotifications(page, { permission: 'granted' })
    await page.addInitScript(
      ([kept, wanted, address]) => {
        localStorage.setItem('rafiq.reminders', kept)
        localStorage.setItem('rafiq.reminders.push', wanted)
        const subscription = { endpoint: address, toJSON: () => ({}), unsubscribe: async () => true }
        const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription }
        const registration = { active: {}, pushManager, showNotification: async () => undefined }
        ServiceWorkerContainer.prototype.getRegistration = async () => registration as never
      },
      [
        JSON.stringify(settings),
        JSON.stringify({ id: 'a'.repeat(32), endpoint, sent: '{}' }),
        endpoint,
      ] as const,
    )
    await page.clock.install({ time: six - 10 * 60_000 })
    await page.goto('/prayer-notifications')
    return told
  }

  test('appears in the open page at once, even while the sound loads', async ({ page }) => {
    await page.addInitScript(() => {
      AudioContext.prototype.resume = () => new Promise(() => {})
    })
    const told = await open(page, 0)
    await expect.poll(() => told.length).toBeGreaterThan(0)
    expect(told.at(-1)?.goals).toEqual({ on: true, time: '18:00', days: [1, 2, 3, 4, 5, 6, 7] })
    // The clock is stopped from here on, so waiting for a sound never ends.
    await page.clock.pauseAt(six + 1000)
    await expect(strip(page)).toContainText('Your goals')
    await expect(strip(page)).toContainText('A few quiet minutes for what you set out to do.')
    await page.clock.resume()
    await expectAccessible(page)
    await strip(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(strip(page)).toHaveCount(0)
  })

  test('is skipped once goals are reached, and the server learns only the day', async ({ page }) => {
    const told = await open(page, 1)
    await expect.poll(() => told.at(-1)?.goals?.skip).toBe('2026-11-21')
    expect(JSON.stringify(told)).not.toContain('pages')
    expect(await page.evaluate(() => localStorage.getItem('rafiq.reminders'))).not.toContain('skip')
    await page.clock.pauseAt(six + 1000)
    await page.clock.runFor(12_000)
    await expect(strip(page)).toHaveCount(0)
    // On the next day a goal is open again.
    await page.clock.fastForward('08:00:00')
    await page.clock.resume()
    await expect.poll(() => told.at(-1)?.goals?.skip).toBeUndefined()
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...place('Makkah') })

  test('the page is Arabic and accessible', async ({ page }) => {
    await allowNotifications(page, { permission: 'default' })
    await page.goto('/prayer-notifications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تذكير الصلاة')
    await page.getByLabel('قبل الفجر').selectOption({ label: 'قبلها بـ٢٠ دقيقة' })
    await expect(card(page, 'حين يكون رفيق مغلقًا')).toContainText('متوقفة.')
  })
})

test('turns notifications on, tests, changes and deletes them, and leaves nothing on the server', async ({
  browser,
}) => {
  // It starts its own server.
  test.setTimeout(180_000)
  const service = { key: '' }
  const push = await startPushService(() => service.key)
  const product = await startProductServer('reminders', { PUSH_SERVICES: push.origin })
  const context = await browser.newContext({
    baseURL: product.address,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  try {
    service.key = (await (await fetch(`${product.address}/api/reminders/service`)).json()).publicKey
    const device = push.device()
    const page = await context.newPage()
    await allowNotifications(page, {
      permission: 'default',
      answer: 'granted',
      subscription: device.subscription,
    })
    await page.goto('/prayer-notifications')
    const closed = card(page, 'When Rafiq is closed')
    await closed.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(closed).toContainText('On. Next reminder:')
    await closed.getByRole('button', { name: 'Send a test notification' }).click()
    await expect(page.getByText('Test sent. It should arrive shortly.', { exact: true })).toBeVisible()
    expect(device.received.map(({ message }) => message.title)).toEqual(['Reminders work'])
    const kept = card(page, 'What the server stores')
    await expect(kept).toContainText('51.51, -0.13 (United Kingdom Time, London)')
    await expectAccessible(page)

    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('rafiq.reminders.push') ?? '{}').id)
    await card(page, 'The five prayers')
      .getByRole('switch', { name: 'Prayer Notifications' })
      .setChecked(false, { force: true })
    await expect(closed).toContainText('On, but no reminders are selected below.')

    await kept.getByRole('button', { name: 'Delete all of this now' }).click()
    await expect(kept).toContainText('Nothing.')
    expect((await fetch(`${product.address}/api/reminders/${id}`)).status).toBe(404)
    expect(push.faults).toEqual([])
  } finally {
    await context.close()
    await product.stop()
    await push.close()
  }
})

const tones = (page: Page) =>
  page.evaluate(() => Number((window as unknown as { tones?: number }).tones ?? 0))
