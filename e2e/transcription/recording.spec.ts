import type { Page } from '@playwright/test'
import {
  type ExternalServer,
  externalServer,
  json,
  silence,
  text,
} from '#shared/server/testing/external-server.ts'
import { expect, expectAccessible, test as journey, language } from '../fixtures.ts'
import { fakeMicrophone, refusedMicrophone } from '../harness/fake-microphone.ts'
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

  journey('is dropped by keyboard alone, and the focus stays near', async ({ page }) => {
    await page.goto('/audio-transcription')
    await file(page).setInputFiles(recording)
    await page.getByRole('button', { name: 'Discard recording' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('audio')).toHaveCount(0)
    await expect(page.locator('#recording')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeFocused()
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

  for (const [error, said] of [
    ['NotAllowedError', 'Microphone access is blocked.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Recording didn’t work.'],
  ] as const) {
    journey(`is not made when the microphone is refused (${error})`, async ({ page }) => {
      await refusedMicrophone(page, error)
      await page.goto('/audio-transcription')
      await page.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    })
  }
})

/** A product whose operator configured a service, which this test plays. */
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

test.describe('a recording where there is a service', () => {
  test.beforeEach(({ service }) => {
    service.answer = words
  })

  test('is sent only when the person says so, becomes words and their place, and is deleted', async ({
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

  test('can be deleted while it is worked on', async ({ page, service }) => {
    service.answer = silence
    await sendOne(page)
    await expect(page.getByText('Transcribing your recording…')).toBeVisible()
    await page.getByRole('button', { name: 'Delete from the server now' }).click()
    await expect(page.getByText('Recording deleted from the server.')).toBeVisible()
    await expect(send(page), 'it may be sent again').toBeVisible()
  })

  test('is waited for, also after the page was left, when the service is slow', async ({ page, service }) => {
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

  for (const [kind, trouble] of [
    ['fails', text('oops', 500)],
    ['answers nonsense', text('<html>')],
  ] as const) {
    test(`becomes words after all when the service ${kind} once`, async ({ page, service }) => {
      test.slow()
      service.answer = (request, response) => {
        service.answer = words
        trouble(request, response)
      }
      await sendOne(page)
      await expect(places(page).first()).toHaveText('An-Nas · 114:1–2', { timeout: 60_000 })
    })
  }

  test('that the service cannot read, or that nobody wrote down, is told of', async ({ page, service }) => {
    service.answer = json({ error: 'bad audio' }, 400)
    await sendOne(page)
    await expect(page.getByText('The service couldn’t read this recording.', { exact: false })).toBeVisible()
    service.answer = json({ text: '  ' })
    await send(page).click()
    await expect(
      page.getByText('We couldn’t make out any words in this recording.', { exact: false }),
    ).toBeVisible()
    await page.route('**/api/transcriptions/*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const answer = { ...(await (await route.fetch()).json()), status: 'failed', failure: 'service' }
      return route.fulfill({ json: answer })
    })
    await send(page).click()
    await expect(page.getByText('Couldn’t transcribe the recording.', { exact: false })).toBeVisible()
    await expect(send(page)).toBeVisible()
  })

  test('that is too large is not sent, and one that the server refuses says why', async ({ page, noise }) => {
    await page.goto('/audio-transcription')
    const buffer = Buffer.concat([tone(1), Buffer.alloc(10_000_001 - tone(1).length)])
    await file(page).setInputFiles({ ...recording, buffer })
    await expect(page.getByText('larger than 10 MB', { exact: false })).toBeVisible()
    await expect(send(page)).toHaveCount(0)
    await file(page).setInputFiles(recording)
    await expect(page.getByText('larger than 10 MB', { exact: false })).toHaveCount(0)

    noise.allow(/api\/transcriptions|status of (413|429|415|503)/)
    for (const [status, code, said] of [
      [413, 'body_too_large', 'too large to send'],
      [415, 'unknown_audio', 'This isn’t an MP3'],
      [429, 'too_many_requests', 'Too many requests.'],
      [503, 'transcription_busy', 'Too many recordings are waiting.'],
    ] as const) {
      await page.route('**/api/transcriptions', (route) =>
        route.fulfill({ status, json: { error: { code, message: 'x' } } }),
      )
      await send(page).click()
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
      await page.unroute('**/api/transcriptions')
    }
  })

  test('stays here when there is no network, and can be stopped on its way', async ({ page, network }) => {
    await page.goto('/audio-transcription')
    await file(page).setInputFiles(recording)
    await network.cut()
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible()
    await network.restore()
    await page.route('**/api/transcriptions', () => undefined)
    await send(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(send(page)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })

  test('that cannot be deleted now says when it goes by itself', async ({ page, service, noise }) => {
    service.answer = silence
    await sendOne(page)
    await expect(page.getByText('Transcribing your recording…')).toBeVisible()
    noise.allow(/api\/transcriptions|ERR_FAILED|temporarily/)
    await page.route('**/api/transcriptions/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Delete from the server now' }).click()
    await expect(page.getByText('Couldn’t delete it.', { exact: false })).toBeVisible()
    await page.unroute('**/api/transcriptions/*')
    await page.getByRole('button', { name: 'Delete from the server now' }).click()
    await expect(page.getByText('Recording deleted from the server.')).toBeVisible()
  })

  test.describe('in Arabic', () => {
    test.use(language('ar'))

    test('its words and places are shown in Arabic', async ({ page }) => {
      await page.goto('/audio-transcription')
      await file(page).setInputFiles(recording)
      await page.getByRole('button', { name: 'إرسال للتفريغ الصوتي' }).click()
      await expect(places(page).first()).toHaveText('الناس · ١١٤:١–٢')
      await expect(page.getByText('وقد حذفه الخادم.', { exact: false })).toBeVisible()
    })
  })
})
