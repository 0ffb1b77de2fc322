import { expect, expectAccessible, language, test } from './fixtures.ts'

test('an unknown path shows a not-found page with a link home', async ({ page, noise }) => {
  noise.allow(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page Not Found — Rafiq')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
})

for (const path of ['/prayer/tomorrow', '/hijri-calendar/months', '/qibla/north']) {
  test(`${path} shows the not-found page too, from the server and within the app`, async ({
    page,
    noise,
  }) => {
    noise.allow(/404/)
    expect((await page.goto(path))?.status()).toBe(404)
    const title = page.getByRole('heading', { name: '404 Page Not Found' })
    await expect(title).toBeVisible()
    await page.goto('/prayer')
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(title).toBeVisible()
  })
}

test('a place in the Quran typed from memory opens the reader, from the server and within the app', async ({
  page,
}) => {
  await page.goto('/quran/36')
  await expect(page).toHaveURL(/\/quran\/reader\/36$/)
  await page.goto('/prayer')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/2:255'))
  await expect(page).toHaveURL(/\/quran\/reader\/2\/255$/)
  await expect(page.locator('[data-verse="2:255"]')).toBeVisible()
})

test('the canonical address is that of the page that is shown', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/features/islamic-names')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canonical).toHaveAttribute('href', /\/islamic-names$/)
  await page.evaluate(() => history.pushState(null, '', '/prayer'))
  await expect(page).toHaveTitle(/^Prayer times/)
  await expect(canonical).toHaveCount(0)
})

test('the footer links to the privacy page and to the terms', async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await foot.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
})

test('the language picker lists twelve languages, four per row, and reloads the page in the chosen one', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Language: English' }).click()
  const dialog = page.getByRole('dialog', { name: 'Language' })
  const choices = dialog.locator('li button')
  await expect(choices).toHaveCount(12)
  const tops = await Promise.all((await choices.all()).map(async (choice) => (await choice.boundingBox())?.y))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /العربية/ }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => [localStorage.language, localStorage['preferred-language']])).toEqual([
    'ar',
    'ar',
  ])
})

test('Urdu has its own texts, direction and translation', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ur'))
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ur')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('#verse [lang=ur]')).not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('رفیق')
})

test('the menu sets the theme, which persists', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('System', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a dialog traps the focus, closes with Escape and returns the focus', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Share', exact: true }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog).toBeVisible()
  for (let i = 0; i < 15; i++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('sharing copies the link, and requires an address before it opens an email', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Please enter an email address to share.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(new URL(page.url()).origin)
})

test('one message is shown at a time; F8 focuses it and it can be closed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('jakarta')
  await page
    .getByRole('option', { name: /Jakarta.*Indonesia/ })
    .first()
    .click()
  await expect(page.getByText('Prayer times in Jakarta').first()).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied!').first()).toBeVisible()
  await expect(page.getByText('Prayer times in Jakarta')).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notification/ }).getByRole('list')).toBeFocused()
  await page
    .getByRole('region', { name: /Notification/ })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByText('Link copied!')).toHaveCount(0)
})

test('a tooltip names an icon after 700 ms, and the next one at once', async ({ page }) => {
  const noon = new Date('2026-11-21T12:00:00Z')
  await page.clock.install({ time: noon })
  await page.goto('/')
  await page.clock.pauseAt(noon.getTime() + 60_000)
  const tip = page.locator('body > [aria-hidden=true].fixed')
  await page.getByRole('button', { name: 'Search' }).hover()
  await page.clock.runFor(600)
  await expect(tip).toBeHidden()
  await page.clock.runFor(150)
  await expect(tip).toHaveText('Search')
  await page.getByRole('button', { name: 'Menu' }).hover()
  await page.clock.runFor(10)
  await expect(tip).toHaveText('Menu')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('an uncaught error shows a way to continue, and is reported without the location', async ({
  page,
  noise,
}) => {
  noise.allow(/broken on purpose|Error|error/)
  const claims: string[] = []
  await page.route('/api/error-claims', (route) => {
    claims.push(route.request().postData() ?? '')
    return route.fulfill({ status: 201, json: { id: 'x', status: 'open' } })
  })
  await page.route('/api/prayer-times*', (route) =>
    route.fulfill({ json: { broken: 'on purpose', instants: null } }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => claims.length).toBeGreaterThan(0)
  expect(claims.join()).toContain('"severity":"critical"')
  expect(claims.join()).toContain('"page":"/"')
  expect(claims.join()).not.toMatch(/latitude=/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the bottom bar links to the main pages, and every target is large enough', async ({ page }) => {
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, nav a')]
          .filter((element) => element.checkVisibility() && element.offsetHeight > 0)
          .filter((element) => element.offsetHeight < 44 || element.offsetWidth < 44)
          .map((element) => element.textContent || element.ariaLabel),
      )
    await page.goto('/')
    await page.getByRole('timer').waitFor()
    expect(await small()).toEqual([])
    await page
      .getByRole('navigation', { name: 'Quick navigation' })
      .getByRole('link', { name: 'Qibla' })
      .click()
    await expect(page.getByRole('heading', { name: 'Qibla', level: 1 })).toBeVisible()
    expect(await small()).toEqual([])
  })

  test('More opens a second row, and the donation dialog from it returns the focus to More', async ({
    page,
  }) => {
    await page.goto('/')
    const more = page.getByRole('button', { name: 'More' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Support', exact: true }).focus()
    await page.keyboard.press('Enter')
    const donation = page.getByRole('dialog', { name: 'Support Rafiq' })
    await expect(donation.getByRole('button', { name: 'Enter an amount to continue' })).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(donation).toHaveCount(0)
    await expect(more).toBeFocused()
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('headings and large figures use the language’s typeface', async ({ page }) => {
    await page.goto('/register')
    for (const sort of ['main h1', 'main h3', '.font-display']) {
      await expect(page.locator(sort).first()).toHaveCSS('font-family', /^"?IBM Plex Sans Arabic/)
    }
  })

  test('every dialog is accessible', async ({ page }) => {
    await page.goto('/')
    for (const name of ['بحث', 'القائمة', 'مشاركة', 'ادعمنا']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
  })
})
