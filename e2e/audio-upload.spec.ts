import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible } from './fixtures.ts'
import { ADMIN, testWithAdministrator } from './harness/administrator.ts'
import { signIn } from './harness/person.ts'
import { tone } from './harness/recitation-server.ts'

const test = testWithAdministrator('audio')
/** About 5 MB, so that it goes up in several parts. */
const content = tone(1, 310)
/** A real file: its time of change is the same when it is chosen again. */
const folder = mkdtempSync(join(tmpdir(), 'rafiq-audio-'))
const file = join(folder, 'al-fatihah.wav')
test.beforeAll(() => writeFileSync(file, content))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
const PARTS = '**/api/admin/audio-uploads/*/parts/*'

test('a recording whose upload broke off continues after a reload, is published, and plays in the reader', async ({
  page,
  noise,
}) => {
  await signIn(page, ADMIN.email, ADMIN.password)
  await page.goto('/admin/audio-upload')
  const field = page.locator('input[type=file]')

  await test.step('the connection breaks after the first part', async () => {
    noise.allow(/net::ERR_FAILED|Network temporarily unavailable/)
    let sent = 0
    await page.route(PARTS, (route) => (sent++ === 0 ? route.continue() : route.abort()))
    await field.setInputFiles(file)
    await expect(page.getByText(/^1.05 MB of 4.96 MB/)).toBeVisible()
    await page.getByRole('button', { name: 'Pause al-fatihah.wav' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(PARTS)
    await page.reload()
  })

  await test.step('the same file goes on where it ended', async () => {
    await expect(page.getByText('1.05 MB of 4.96 MB arrived')).toBeVisible()
    const starts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/parts/')) starts.push(request.url().split('/').at(-1) ?? '')
    })
    await field.setInputFiles(file)
    await expect(page.getByText('Uploaded as a draft')).toBeVisible()
    expect(starts[0]).toBe('1048576')
    await expectAccessible(page)
  })

  await test.step('a file that is no recording is refused', async () => {
    noise.allow(/415/)
    await field.setInputFiles({
      name: 'page.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('<html></html>'),
    })
    await expect(page.getByText(/This isn’t an MP3/)).toBeVisible()
  })

  await test.step('the editor plays it and publishes it', async () => {
    await page.getByRole('link', { name: 'Open recording' }).click()
    await page
      .getByRole('button', { name: /al-fatihah/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Edit recording' })
    await sheet.getByRole('button', { name: 'Listen' }).click()
    await sheet.getByRole('button', { name: 'Play al-fatihah' }).click()
    const slider = sheet.getByRole('slider', { name: 'Position in al-fatihah' })
    await expect(sheet.getByRole('button', { name: 'Pause al-fatihah' })).toBeVisible()
    await slider.focus()
    await page.keyboard.press('End')
    await expect(sheet.getByRole('button', { name: 'Play al-fatihah' })).toBeVisible()
    await expect(sheet.getByText(/LUFS$/)).toHaveText(/^-\d/)
    await sheet.getByLabel('Reciter or speaker').fill('Sample reciter')
    await sheet.getByLabel('Content').selectOption('Surah')
    await sheet.getByLabel('Surah (1–114)').fill('1')
    await sheet.getByLabel('Rights and licence').fill('Recorded for this test.')
    await sheet.getByText('Published in the app').click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('table').getByText('Published')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('everyone hears it above the surah, from any place in it', async () => {
    await page.goto('/quran/reader?surah=1')
    const section = page.getByRole('region', { name: 'Recordings of this community' })
    await expect(section.getByText('Sample reciter')).toBeVisible()
    await section.getByRole('button', { name: 'Play al-fatihah' }).click()
    await expect(section.getByRole('button', { name: 'Pause al-fatihah' })).toBeVisible()
    const ranged = page.waitForResponse(
      (answer) => /\/api\/recordings\/.*\/audio/.test(answer.url()) && answer.status() === 206,
    )
    await section.getByRole('slider').fill('300')
    await ranged
    await expect
      .poll(() => section.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThanOrEqual(300)
    await expect(section.getByRole('link', { name: /Download/ })).toHaveCount(0)
    await expectAccessible(page)
  })
})
