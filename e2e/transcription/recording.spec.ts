import type { Page } from '@playwright/test'
import { type ExternalServer, externalServer, json } from '#shared/server/testing/external-server.ts'
import { expect, expectAccessible, test as journey } from '../fixtures.ts'
import { fakeMicrophone } from '../harness/fake-microphone.ts'
import { startProductServer } from '../harness/product-server.ts'
import { tone } from '../harness/recitation-server.ts'

const words = json({ text: 'قل اعوذ برب الناس ملك الناس' })
const recording = { name: 'the morning.wav', mimeType: 'audio/wav', buffer: tone(1) }
const file = (page: Page) => page.locator('input[type=file]')
const send = (page: Page) => page.getByRole('button', { name: 'Send and transcribe' })
const places = (page: Page) => page.locator('#matches li h3')

journey.describe('a recording where nothing is written down', () => {
  journey('is played on the device, and the page says plainly that it stays there', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto('/audio-transcription')
    await expect(page.getByText('Transcription isn’t available on this site.')).toBeVisible()
    await file(page).setInputFiles(recording)
    const player = page.locator('audio')
    await expect(player).toHaveAttribute('aria-label', 'the morning.wav')
    expect(await player.evaluate((audio: HTMLAudioElement) => audio.play())).toBeUndefined()
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0)
    await expect(send(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard recording' }).click()
    await expect(player).toHaveCount(0)
    expect(sent).toEqual([])
  })

  journey('is not taken when it is something else, whatever it is called', async ({ page }) => {
    await page.goto('/audio-transcription')
    for (const buffer of [
      Buffer.from('<!doctype html><p>no sound</p>'),
      Buffer.alloc(0),
      Buffer.alloc(9000),
    ]) {
      await file(page).setInputFiles({ name: 'recitation.mp3', mimeType: 'audio/mpeg', buffer })
      await expect(page.getByRole('alert').filter({ hasText: 'isn’t an MP3, WAV, Ogg' })).toBeVisible()
      await expect(page.locator('audio')).toHaveCount(0)
    }
    await file(page).setInputFiles({ ...recording, name: 'broken.wav', buffer: tone(1).subarray(0, 30) })
    await expect(page.getByText('This browser can’t play this recording.')).toBeVisible()
    await file(page).setInputFiles(recording)
    await expect(page.getByRole('alert').filter({ hasText: 'can’t play' })).toHaveCount(0)
  })

  journey('is made with the microphone', async ({ page }) => {
    await fakeMicrophone(page)
    await page.goto('/audio-transcription')
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(page.getByText('Recording, up to 10 minutes.', { exact: false })).toBeVisible()
    const stop = page.getByRole('button', { name: 'Stop recording' })
    await expect(stop).toContainText('0:01')
    await stop.click()
    await expect(page.locator('audio')).toHaveAttribute('aria-label', 'Your recording')
    await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeFocused()
  })
})

/** A product with a configured transcription service, which this test fakes. */
const test = journey.extend<object, { service: ExternalServer; address: string }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const service = await externalServer(words)
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ service }, use, { workerIndex }) => {
      const product = await startProductServer(`transcription-${workerIndex}`, {
        TRANSCRIPTION_URL: `${service.address}/v1`,
        TRANSCRIPTION_TIMEOUT_MS: '20000',
      })
      await use(product.address)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
})

/** Chooses the recording and sends it. */
async function sendOne(page: Page) {
  await page.goto('/audio-transcription')
  await file(page).setInputFiles(recording)
  await send(page).click()
}

test.describe('a recording with a transcription service', () => {
  test.beforeEach(({ service }) => {
    service.answer = words
  })

  test('is sent only on request, is transcribed and located, and can be deleted', async ({
    page,
    service,
    address,
  }) => {
    const before = service.asked.length
    await page.goto('/audio-transcription')
    await expect(page.getByText('It leaves this device only when you tap', { exact: false })).toBeVisible()
    await expect(page.getByText('after 24 hours at the latest', { exact: false })).toBeVisible()
    await file(page).setInputFiles(recording)
    await expect(send(page)).toBeVisible()
    expect(service.asked.length).toBe(before)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(page).click()
    const { id } = await (await answered).json()
    await expect(places(page).first()).toHaveText('An-Nas · 114:1–2')
    await expect(page.locator('#heard')).toHaveValue('قل اعوذ برب الناس ملك الناس')
    await expect(page.getByText('It has been deleted from the server.', { exact: false })).toBeVisible()
    expect((await fetch(`${address}/api/transcriptions/${id}`)).status).toBe(404)
    expect(await page.evaluate(() => localStorage.getItem('rafiq.transcription'))).toBeNull()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'See matches' }).click()
    await expect(page.locator('#matches')).toBeFocused()
  })

  test('is waited for if the service is slow, even after leaving the page', async ({ page, service }) => {
    const release: (() => void)[] = []
    service.answer = (request, response) => release.push(() => words(request, response))
    await sendOne(page)
    await expect(page.getByText('Transcribing your recording…')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Transcribing your recording…')).toBeVisible()
    await expect.poll(() => release.length).toBe(1)
    for (const answer of release) answer()
    await expect(places(page).first()).toHaveText('An-Nas · 114:1–2')
  })
})
