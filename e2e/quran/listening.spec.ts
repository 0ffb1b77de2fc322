import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from '../fixtures.ts'
import { type Ear, listenToSound } from '../harness/listen-to-sound.ts'
import type { Noise } from '../harness/noise.ts'

const RECITATIONS = '/audio-recitations'

/** A reciter with long verses, so that there is time to press buttons. */
const PATIENT = 'shatri'

const bar = (page: Page) => page.getByRole('region', { name: 'Player' })
const surah = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Play ${name}`, exact: true }) })

/** Opens a page on a device with these settings, and records its sound. */
async function visit(page: Page, noise: Noise, address: string, reciter = 'alafasy'): Promise<Ear> {
  // The fake recitation host; the browser reports its missing files in the console.
  noise.allow(new RegExp(process.env.RECITATIONS_ADDRESS ?? 'never'))
  const ear = await listenToSound(page)
  await page.addInitScript((chosen) => {
    if (location.protocol !== 'about:') localStorage.setItem('rafiq.reciter', JSON.stringify(chosen))
  }, reciter)
  await page.goto(address)
  return ear
}

async function play(page: Page, name: string) {
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click()
}

/** Waits until exactly these recordings were played from the beginning. */
async function expectHeard(ear: Ear, expected: readonly string[], timeout = 30_000) {
  await expect
    .poll(async () => (await ear.recordings()).slice(0, expected.length), { timeout })
    .toEqual(expected)
}

test.describe('playing', () => {
  test('continues into the next surah and begins each with the basmala', async ({ page, noise }) => {
    const ear = await visit(page, noise, RECITATIONS)
    await play(page, 'Al-Ikhlas')
    await expect(bar(page)).toContainText(/Al-Ikhlas 112:[1-4]/)
    await expect(bar(page)).toContainText('Mishary Rashid Alafasy')
    await expect(bar(page)).toContainText('Al-Falaq 113')
    await expectHeard(ear, ['001001', '112001', '112002', '112003', '112004', '001001', '113001'])
  })

  test('loads the next verse before the current one ends', async ({ page, noise }) => {
    const ear = await visit(page, noise, RECITATIONS)
    await play(page, 'Al-Fatihah')
    await expectHeard(ear, ['001001', '001002', '001003'])
    const log = await ear.log()
    const begun = log.findIndex(({ recording }) => recording === '001002')
    const before = log.find(({ what, recording }) => what === 'ended' && recording === '001001')
    const fetched = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/001002.mp3'))?.startTime,
    )
    expect(begun).toBeGreaterThan(0)
    expect(before?.at).toBeGreaterThan(fetched ?? Number.POSITIVE_INFINITY)
  })
})

test.describe('the panel', () => {
  test('stops at the end of the surah or after the chosen minutes', async ({ page, noise }) => {
    await page.clock.install()
    const ear = await visit(page, noise, RECITATIONS)
    await play(page, 'Al-Kawthar')
    await bar(page).getByRole('button', { name: 'More controls' }).click()
    await bar(page).getByLabel('Sleep timer').selectOption({ label: 'At the end of the surah' })
    await expect(bar(page).getByText('Stopped by the sleep timer.')).toBeVisible({
      timeout: 20_000,
    })
    expect((await ear.recordings()).at(-1)).toBe('108003')
    await bar(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect(bar(page)).toContainText('109:1')
    await bar(page).getByLabel('Sleep timer').selectOption({ label: '5 minutes' })
    await expect(bar(page)).toContainText('Stops in')
    await page.clock.fastForward('05:01')
    await expect(bar(page).getByText('Stopped by the sleep timer.')).toBeVisible()
  })
})

test.describe('a recording that cannot be loaded', () => {
  test('is skipped if it always breaks off in the middle', async ({ page, noise }) => {
    const ear = await visit(page, noise, RECITATIONS, 'muaiqly')
    await play(page, 'Al-Fatihah')
    await expect(bar(page).getByText('Couldn’t load Al-Fatihah 1:2, so it was skipped.')).toBeVisible({
      timeout: 30_000,
    })
    await expect.poll(ear.recordings).toContain('001003')
  })

  test('is waited for if it is slow', async ({ page, noise }) => {
    const ear = await visit(page, noise, RECITATIONS, 'sudais')
    await play(page, 'Al-Fatihah')
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true')
    await expectHeard(ear, ['001001', '001002', '001003'])
  })

  test('is skipped after two tries if it never arrives', async ({ page, noise }) => {
    await page.clock.install()
    const ear = await visit(page, noise, RECITATIONS, 'shuraym')
    await play(page, 'Al-Fatihah')
    await expect(bar(page)).toContainText('1:2')
    await page.clock.fastForward('00:11')
    await expect(bar(page)).toContainText('1:2')
    await page.clock.fastForward('00:11')
    await expect(
      bar(page).getByText('Al-Fatihah 1:2 took too long to load, so it was skipped.'),
    ).toBeVisible()
    await expectHeard(ear, ['001001', '001003'])
  })

  test('plays automatically when the network is back', async ({ page, noise, network }) => {
    const ear = await visit(page, noise, RECITATIONS)
    await play(page, 'Al-Baqarah')
    await expect(bar(page)).toContainText('2:2')
    await network.cut()
    await expect(bar(page).getByText(/You’re offline and this recitation isn’t downloaded/)).toBeVisible({
      timeout: 20_000,
    })
    const heard = (await ear.recordings()).length
    await network.restore()
    await expect.poll(async () => (await ear.recordings()).length).toBeGreaterThan(heard)
  })
})

test.describe('downloads', () => {
  test.use({ serviceWorkers: 'allow' })

  test('play a surah offline, and can be deleted', async ({ page, noise, network }) => {
    const ear = await visit(page, noise, RECITATIONS)
    await page.getByLabel('Continue to the next surah').uncheck()
    await surah(page, 'Al-Ikhlas').getByRole('button', { name: 'Download Al-Ikhlas' }).click()
    await expect(surah(page, 'Al-Ikhlas')).toContainText(/Downloaded · 0\.0\d MB/)
    await expect(page.getByText(/1 surah, 0\.0\d MB/)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await page.getByLabel('Downloaded only').check()
    await expect(page.getByRole('button', { name: /^Play Al-/ })).toHaveCount(1)
    await play(page, 'Al-Ikhlas')
    await expectHeard(ear, ['kept', 'kept', 'kept', 'kept', 'kept'])
    await expect(bar(page)).toBeHidden()

    await surah(page, 'Al-Ikhlas').getByRole('button', { name: 'Delete Al-Ikhlas from this device' }).click()
    await expect(page.getByText('Al-Ikhlas deleted from this device.', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('No downloads yet. Download a surah to listen offline.')).toBeVisible()
    expect(await page.evaluate(async () => (await caches.keys()).filter((key) => /recit/.test(key)))).toEqual(
      [],
    )
  })

  test('keep finished recordings after a failure, and resume with the rest', async ({ page, noise }) => {
    await visit(page, noise, RECITATIONS, 'hudhaify')
    const row = surah(page, 'Al-Fatihah')
    await row.getByRole('button', { name: 'Download Al-Fatihah' }).click()
    await expect(row.getByRole('alert')).toHaveText(
      'A recording is missing at the source. Finished downloads are saved; try again later.',
    )
    await expect(row).toContainText(/[1-6] of 7 downloaded/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(/(\d+)\.mp3$/.exec(request.url())?.[1] ?? ''))
    await page.route(/Hudhaify_128kbps\/001003/, (route) =>
      route.fulfill({ body: 'sound', headers: { 'access-control-allow-origin': '*' } }),
    )
    await row.getByRole('button', { name: 'Resume download of Al-Fatihah' }).click()
    await expect(row).toContainText('Downloaded ·')
    expect(asked).toContain('001003')
    expect(asked).not.toContain('001001')
  })

  test('report a source that does not allow them, which can still be played', async ({ page, noise }) => {
    const ear = await visit(page, noise, RECITATIONS, 'ghamdi')
    noise.allow(/CORS policy|net::ERR_FAILED/)
    await surah(page, 'Al-Ikhlas').getByRole('button', { name: 'Download Al-Ikhlas' }).click()
    await expect(surah(page, 'Al-Ikhlas').getByRole('alert')).toContainText(
      'This source doesn’t allow downloads.',
    )
    await play(page, 'Al-Ikhlas')
    await expectHeard(ear, ['001001', '112001'])
  })
})

test.describe('in the reader', () => {
  test('the playing verse is highlighted and followed until the user scrolls away', async ({
    page,
    noise,
  }) => {
    await visit(page, noise, '/quran/reader/74', PATIENT)
    await page.locator('[data-verse="74:2"]').getByRole('button', { name: 'Listen from here' }).click()
    const lit = page.locator('[data-sounding]')
    await expect(lit).toHaveAttribute('data-verse', '74:2')
    for (const verse of [3, 4, 5, 6]) {
      await bar(page).getByRole('button', { name: 'Next' }).click()
      await expect(lit).toHaveAttribute('data-verse', `74:${verse}`)
    }
    await expect(lit).toHaveCount(1)
    await expect(lit).toBeInViewport({ ratio: 0.5 })
    await page.mouse.move(640, 300)
    const back = page.getByRole('button', { name: 'Back to the recitation' })
    await expect(async () => {
      await page.mouse.wheel(0, 3000)
      await expect(back).toBeVisible({ timeout: 1000 })
    }).toPass()
    await bar(page).getByRole('button', { name: 'Next' }).click()
    await expect(lit).toHaveAttribute('data-verse', '74:7')
    await expect(lit).not.toBeInViewport()
    await back.click()
    await expect(lit).toBeInViewport()
  })

  test('the space key plays and pauses', async ({ page, noise }) => {
    await visit(page, noise, '/quran/reader/112', PATIENT)
    await expect(page.locator('[data-verse="112:4"]')).toBeVisible()
    const pause = bar(page).getByRole('button', { name: 'Pause' })
    // Verses are visible before the page handles keys.
    await expect(async () => {
      await page.keyboard.press('Space')
      await expect(pause).toBeVisible({ timeout: 5000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
})

test('an address with autoplay=true starts, or asks for a press if the browser blocks it', async ({
  page,
  noise,
}) => {
  const ear = await visit(page, noise, `/features${RECITATIONS}?autoplay=true`)
  await expect(bar(page)).toContainText('Al-Fatihah 1:1')
  const waits = bar(page).getByText('Press Play to start. Your browser blocked autoplay.')
  await expect.poll(async () => (await waits.isVisible()) || (await ear.recordings()).length > 0).toBe(true)
  if (await waits.isVisible()) await bar(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expectHeard(ear, ['001001', '001002'])
})

const words = {
  en: { play: 'Play Al-Baqarah', player: 'Player', more: 'More controls' },
  ar: { play: 'تشغيل البقرة', player: 'المشغّل', more: 'خيارات أخرى' },
} as const

for (const code of ['en', 'ar'] as const) {
  test.describe(`on a phone (${code})`, () => {
    test.use({ ...language(code), viewport: { width: 390, height: 844 } })
    const { play: name, player, more } = words[code]

    test('the player is above the bottom bar and accessible', async ({ page, noise }) => {
      await visit(page, noise, RECITATIONS)
      await page.getByRole('button', { name, exact: true }).click()
      const region = page.getByRole('region', { name: player })
      await expect(region).toContainText(code === 'en' ? '2:1' : '٢:١')
      const top = (await page.locator('nav').last().boundingBox())?.y ?? 0
      for (const button of await region.getByRole('button').filter({ visible: true }).all()) {
        const box = await button.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
      }
      await region.getByRole('button', { name: more }).click()
      await expect(region.getByRole('combobox')).toHaveCount(4)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page.keyboard.press('Escape')
      await expect(region.getByRole('combobox')).toHaveCount(0)
      await expect(region.getByRole('button', { name: more })).toBeFocused()
    })
  })
}
