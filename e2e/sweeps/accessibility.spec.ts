import type { Page } from '@playwright/test'
import { pages } from '#shared/core/pages.ts'
import { expect, expectAccessible, faces, language, place, test } from '../fixtures.ts'
import { saveLongData } from '../harness/long-data.ts'
import { signedInAs } from '../harness/person.ts'

/** Every listed page, and addresses below them that look different. */
const paths = [
  ...new Set(pages.map(({ path }) => path)),
  '/quran/reader/2',
  '/quran/reader/112/3',
  '/quran/reader?page=50',
  '/search?q=mercy',
  '/search?q=qqqzzzxxx',
  '/quran?tab=page',
  '/quran?tab=verses',
  '/quran?tab=saved',
  '/prayer/month',
  '/prayer/year',
  '/hijri-calendar/year',
  '/hijri-calendar/ramadan',
  '/tasbih/subhanallah-100',
  '/islamic-names/umar',
  '/islamic-names?search=qqqzzzxxx',
  '/hadiths/bukhari-1',
  '/blog/find-the-qibla',
  '/learn/letters-alif-ba',
  '/gallery/verse-13-28',
  '/islamic-qa/what-breaks-wudu',
  '/sign-language?part=signs',
  '/sign-language?part=practice',
  '/bookmarks/notes?note=long',
  '/no-such-page',
]
/** Pages that look different without saved data. */
const emptyPaths = ['/dashboard', '/bookmarks', '/dhikr', '/goals', '/zakat', '/prayer-log', '/reading']
/** Pages that show more to a person with an account. */
const accountPaths = ['/dashboard', '/settings', '/role-application', '/bookmarks', '/login']
/** Dialogs by their page and the button that opens them. */
const dialogs = [
  ['/', 'button:has(.lucide-sparkles)'],
  ['/dhikr', 'header:has(#own-presets) button'],
  ['/tasbih/free', 'button:has(.lucide-settings-2)'],
  ['/goals', '#goals button:has(.lucide-pencil)'],
  ['/prayer', '#how header button'],
  ['/prayer-log', '#owed button >> nth=-1'],
  ['/prayer-log', '#rest button >> nth=-1'],
  ['/reading', '#history header button'],
  ['/quran/reader/112', 'button:has(.lucide-settings-2)'],
  ['/prayer/month', 'button:has(.lucide-calendar-plus)'],
  ['/mosques', 'button:has(.lucide-plus)'],
  ['/bookmarks', 'button:has(.lucide-folder-plus)'],
  ['/bookmarks/notes?note=long', 'button:has(.lucide-history)'],
] as const
const GROUPS = 6
const screens = { light: { width: 1280, height: 900 }, dark: { width: 320, height: 700 } }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The pages of the mushaf have no heading.
  await page.locator('main h1, main section').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Checks a page with all expandable parts expanded. */
const look = (page: Page, path: string) =>
  test.step(path, async () => {
    await open(page, path)
    for (const summary of await page.locator('main summary:visible').all()) await summary.click()
    await expectAccessible(page)
  })

// axe checks each page once in each theme: in English and light on a desktop, in Arabic and dark on a narrow
// phone.
for (const [code, theme] of faces) {
  test.describe(`axe in ${code}, ${theme}`, () => {
    test.use({ ...language(code), ...place('London'), colorScheme: theme, viewport: screens[theme] })

    for (let group = 0; group < GROUPS; group++) {
      test(`reports nothing on pages ${group + 1}/${GROUPS}`, async ({ page, noise }) => {
        noise.allow(/404|403/)
        await saveLongData(page)
        for (const path of paths.filter((_, index) => index % GROUPS === group)) await look(page, path)
      })
    }

    test('reports nothing on empty pages', async ({ page }) => {
      for (const path of emptyPaths) await look(page, path)
    })

    test('reports nothing on pages of an account', async ({ page }) => {
      await saveLongData(page)
      await signedInAs(page, 'Maximiliana')
      for (const path of accountPaths) await look(page, path)
    })

    test('reports nothing on dialogs', async ({ page }) => {
      await saveLongData(page)
      for (const [path, opener] of dialogs) {
        await test.step(`${path} ${opener}`, async () => {
          await open(page, path)
          await page.locator('main').locator(opener).first().click()
          await expect(page.locator('dialog[open] h2')).toBeVisible()
          for (const summary of await page.locator('dialog summary').all()) await summary.click()
          await expectAccessible(page)
        })
      }
    })
  })
}
