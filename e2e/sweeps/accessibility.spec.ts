import type { Page } from '@playwright/test'
import { pages } from '#shared/core/pages.ts'
import { expectAccessible, faces, language, place, test } from '../fixtures.ts'
import { saveLongData } from '../harness/long-data.ts'
import { signedInAs } from '../harness/person.ts'

/** Pages with a parameter, beside the list that every page is in. */
const paths = [
  ...new Set(pages.map(({ path }) => path)),
  '/quran/reader/2',
  '/prayer/month',
  '/prayer/year',
  '/hijri-calendar/year',
  '/hijri-calendar/ramadan',
  '/tasbih/subhanallah-100',
  '/bookmarks/notes?note=long',
  '/no-such-page',
]
/** Pages that show more to a person with an account. */
const withAccount = ['/dashboard', '/settings', '/role-application', '/bookmarks', '/login']
const GROUPS = 4

const look = (page: Page, path: string) =>
  test.step(path, async () => {
    await page.goto(path)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })

// axe looks at each page once in each theme: in English by day and in Arabic by night, full of data.
for (const [code, theme] of faces) {
  for (let group = 0; group < GROUPS; group++) {
    test.describe(`axe in ${code}, ${theme}`, () => {
      test.use({
        ...language(code),
        ...place('London'),
        colorScheme: theme,
        viewport: { width: 390, height: 844 },
      })

      test(`finds no fault with pages ${group + 1}/${GROUPS}`, async ({ page, noise }) => {
        noise.allow(/404|403/)
        await saveLongData(page)
        for (const path of paths.filter((_, index) => index % GROUPS === group)) await look(page, path)
      })
    })
  }

  test.describe(`axe with an account in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme, viewport: { width: 390, height: 844 } })

    test('finds no fault', async ({ page }) => {
      await saveLongData(page)
      await signedInAs(page, 'Maximiliana')
      for (const path of withAccount) await look(page, path)
    })
  })
}
