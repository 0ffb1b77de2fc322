import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from '../fixtures.ts'
import { fakeSpeech, withoutSpeech } from '../harness/fake-speech.ts'

const field = (page: Page) => page.locator('#heard')
const places = (page: Page) => page.locator('#matches li h3')
const listen = (page: Page) => page.getByRole('button', { name: 'Start listening' })

test.describe('writing what was heard', () => {
  test('finds its place without vowels, marks what is right, different and missing, and leads to it', async ({
    page,
  }) => {
    await page.goto('/audio-transcription')
    await expect(page).toHaveTitle(/Rafiq/)
    await field(page).fill('قل هو الله اخض الصمد لم يلد')
    await expect(places(page)).toHaveText(['Al-Ikhlas · 112:1–3'])
    await expect(page.getByRole('status').filter({ hasText: 'Most likely from Al-Ikhlas' })).toBeVisible()
    const verse = page.locator('#matches .quran-text')
    await expect(verse.locator('.decoration-wavy')).toHaveText('أَحَدٌ')
    await expect(verse.locator('.decoration-dotted')).toHaveText(/^ٱلل\S+$/)
    await expect(verse.locator('.decoration-action').first()).toHaveText(/^قُلۡ هُوَ ٱلل\S+$/)
    await expect(page.getByText('different: أَحَدٌ'), 'said to those who see no lines').toHaveCount(1)
    await page.getByRole('link', { name: 'Read Al-Ikhlas · 112:1–3' }).click()
    await expect(page).toHaveURL(/\/quran\/reader\/112\/1-3$/)
    await expect(page.locator('.quran-text').first()).toContainText('قُلۡ هُوَ')
  })

  test('understands Latin letters, and lists every place of repeated words', async ({ page }) => {
    await page.goto('/audio-transcription')
    await page.getByRole('button', { name: /usri yusra/ }).click()
    await expect(places(page).first()).toContainText('94:5')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(field(page)).toBeFocused()
    await expect(page.getByText('A few words are enough.', { exact: false })).toBeVisible()

    await field(page).fill('فبأي آلاء ربكما تكذبان')
    await expect(page.getByText('These words appear in 31 places', { exact: false })).toBeVisible()
    await expect(places(page)).toHaveCount(5)
    await page.getByRole('button', { name: /Show \d+ more matches/ }).click()
    await expect.poll(() => places(page).count()).toBeGreaterThanOrEqual(31)
    await expect(places(page).nth(5), 'the focus goes to what came').toBeFocused()
  })

  test('says so when no verse has the words, and what of them is too much', async ({ page }) => {
    await page.goto('/audio-transcription')
    await field(page).fill("'; drop table verses; -- .*(a+)+$ 😀")
    await expect(page.getByText('No verse contains these words.', { exact: false })).toBeVisible()
    await field(page).fill('قل هو الله احد الله الصمد '.repeat(400))
    await expect(page.getByText('Only the first 300 words were compared.')).toBeVisible()
    await field(page).fill('قل هو الله احد غضنفر الله الصمد')
    await expect(page.getByText('Not in the first match: غضنفر')).toBeVisible()
  })

  test('says that the verses are not there, and tries again', async ({ page, noise }) => {
    noise.allow(/every-verse|ERR_FAILED/)
    await page.route('**/every-verse.json', (route) => route.abort())
    await page.goto('/audio-transcription')
    await field(page).fill('قل هو الله احد')
    await expect(page.getByText('Couldn’t load the verses.', { exact: false })).toBeVisible()
    await page.unroute('**/every-verse.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(places(page).first()).toContainText('112:1')
  })
})

test.describe('reciting', () => {
  test('asks once where the sound may go, shows the words as they come, and their place', async ({
    page,
  }) => {
    const speech = await fakeSpeech(page)
    await page.goto('/audio-transcription')
    await listen(page).click()
    const consent = page.getByRole('dialog', { name: 'Before you start' })
    await expect(consent).toContainText('send the audio to their maker')
    await expectAccessible(page)
    await consent.getByRole('button', { name: 'Not now' }).click()
    expect((await speech.state()).starts, 'nobody agreed').toBe(0)

    await listen(page).click()
    await consent.getByRole('button', { name: 'Agree and listen' }).click()
    await expect(page.getByText('Allow the microphone if your browser asks…')).toBeVisible()
    expect((await speech.state()).lang).toBe('ar-SA')
    await speech.begin()
    await expect(page.getByText('Listening…', { exact: false })).toBeVisible()
    await speech.hear('قل اعوذ')
    await expect(field(page)).toHaveValue('قل اعوذ')
    await speech.hear('قل اعوذ برب الفلق', 'من شر ما خلق')
    await expect(places(page).first()).toHaveText('Al-Falaq · 113:1–2')
    await page.getByRole('button', { name: 'Stop listening' }).click()
    await expect(page.getByText('Tap and recite')).toBeVisible()

    await page.reload()
    await listen(page).click()
    await expect(page.getByText('Allow the microphone if your browser asks…'), 'not again').toBeVisible()
  })

  test('says why nothing was heard, and listens again', async ({ page }) => {
    const speech = await fakeSpeech(page)
    await page.addInitScript(() => localStorage.setItem('rafiq.speech-consent', 'true'))
    await page.goto('/audio-transcription')
    for (const [error, said] of [
      ['not-allowed', 'Microphone access is blocked.'],
      ['service-not-allowed', 'Microphone access is blocked.'],
      ['audio-capture', 'No microphone was found.'],
      ['no-speech', 'Nothing was heard.'],
      ['network', 'needs the internet'],
      ['language-not-supported', 'doesn’t support Arabic'],
      ['something-new', 'Couldn’t listen.'],
    ] as const) {
      await listen(page).click()
      await speech.begin()
      await speech.fail(error)
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    }
    await listen(page).click()
    await expect(page.getByText('Couldn’t listen.'), 'it is gone').toHaveCount(0)
    await speech.begin()
    await speech.end()
    await expect(page.getByText('Nothing was heard.', { exact: false })).toBeVisible()
  })

  test('ends when the person writes or goes', async ({ page }) => {
    const speech = await fakeSpeech(page)
    await page.addInitScript(() => localStorage.setItem('rafiq.speech-consent', 'true'))
    await page.goto('/audio-transcription')
    await listen(page).click()
    await speech.begin()
    await field(page).fill('الله لا اله الا هو الحي القيوم')
    expect((await speech.state()).on).toBe(false)
    await speech.hear('something else')
    await expect(field(page), 'what comes late is not taken').toHaveValue('الله لا اله الا هو الحي القيوم')
    await listen(page).click()
    await speech.begin()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(/\/$/)
    expect((await speech.state()).on).toBe(false)
  })

  test('is not offered by a browser that cannot', async ({ page }) => {
    await withoutSpeech(page)
    await page.goto('/audio-transcription')
    await expect(page.getByText('This browser can’t recognise speech.', { exact: false })).toBeVisible()
    await expect(listen(page)).toHaveCount(0)
    await field(page).fill('انا اعطيناك الكوثر')
    await expect(places(page).first()).toHaveText('Al-Kawthar · 108:1')
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('the page, its digits and its sentences are Arabic', async ({ page }) => {
    const speech = await fakeSpeech(page)
    await page.goto('/audio-transcription')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('البحث بالتلاوة')
    await field(page).fill('قل هو الله احد الله الصمد')
    await expect(places(page)).toHaveText(['الإخلاص · ١١٢:١–٢'])
    await expect(page.getByText('تطابق كبير')).toBeVisible()
    await page.getByRole('button', { name: 'بدء الاستماع' }).click()
    await page.getByRole('button', { name: 'أوافق، استمع' }).click()
    await speech.begin()
    await speech.fail('not-allowed')
    await expect(page.getByText('الميكروفون محجوب.', { exact: false })).toBeVisible()
    await expect(page.getByText('التفريغ الصوتي غير متاح في هذا الموقع', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'قراءة الإخلاص · ١١٢:١–٢' }).click()
    await expect(page).toHaveURL(/\/quran\/reader\/112\/1-2$/)
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('places are found with what the first visit kept', async ({ page, network }) => {
    await page.goto('/audio-transcription')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/content/quran/every-verse.json'))?.status))
      .toBe(200)
    await network.cut()
    await page.reload()
    await field(page).fill('قل هو الله احد الله الصمد')
    await expect(places(page).first()).toHaveText('Al-Ikhlas · 112:1–2')
  })

  test('places are found with the surahs that the reader kept', async ({ page, network }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(async () => {
      const folder = '/content/quran/'
      const index = await (await fetch(`${folder}index.json`)).json()
      const store = await caches.open('content')
      await store.addAll([
        `${folder}index.json`,
        folder + index.surahs,
        ...Array.from({ length: 114 }, (_, at) => `${folder}${index.text}/${at + 1}.json`),
      ])
    })
    await network.cut()
    await page.goto('/audio-transcription')
    await field(page).fill('قل هو الله احد الله الصمد')
    await expect(places(page).first()).toHaveText('Al-Ikhlas · 112:1–2')
  })
})
