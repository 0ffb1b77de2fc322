import type { Page } from '@playwright/test'
import { interfaceCodes } from '#shared/core/languages.ts'
import { at, expect, language, place, test } from '../fixtures.ts'
import { saveLongData } from '../harness/long-data.ts'
import { signedInAs } from '../harness/person.ts'
import { cellsOf, pairs } from '../harness/sweep.ts'

const signedOut = ['/login', '/register', '/reset']
const paths = [
  '/',
  '/prayer',
  '/hijri-calendar',
  '/hijri-calendar/year',
  '/hijri-calendar/ramadan',
  '/login',
  '/settings',
  '/dashboard',
  '/bookmarks',
  '/bookmarks/notes',
  '/tasbih',
  '/dhikr',
  '/goals',
  '/zakat',
  '/prayer-log',
  '/reading',
  '/role-application',
  '/support',
  '/contact',
  '/privacy',
  '/terms',
  '/blog',
  '/blog/find-the-qibla',
  '/learn',
  '/learn/letters-alif-ba',
  '/gallery/verse-13-28',
  '/islamic-qa/what-breaks-wudu',
  '/sign-language?part=signs',
  '/sign-language?part=practice',
  '/backend',
]
/** Viewports with columns on a desktop, and with rows of numbers and buttons on a phone. */
const inColumns = [
  '/settings',
  '/dashboard',
  '/dhikr',
  '/goals',
  '/zakat',
  '/prayer-log',
  '/reading',
  '/hijri-calendar',
]

/** Text sizes of Rafiq's own setting and of the browser: 100, 150 and 200 %. */
async function expectNothingWide(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  // Some parts load when they come into view.
  await expect.poll(() => page.evaluate(scrollToWaitingPart)).toBe(0)
  for (const percent of [100, 150, 200]) {
    const { scrollWidth, clientWidth } = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    }, percent)
    expect.soft(scrollWidth, `${path} with letters of ${percent} %`).toBe(clientWidth)
  }
  expect.soft(await brokenWords(page), `words of ${path} that are cut or run out of their place`).toEqual([])
}

/** Scrolls to the first part that is still loading; returns how many there are. */
function scrollToWaitingPart(): number {
  const waiting = document.querySelectorAll('main [aria-busy=true]')
  waiting[0]?.scrollIntoView()
  return waiting.length
}

/** Words in headings, names and labels, and times, that do not fit on one line. Long amounts of money may break. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(h1, h2, th, label > span, [role=group] > span, [role=listitem] bdi:not(.truncate), li p > span:not(.wrap-anywhere)), nav li a, main li > .tabular',
      ),
    ].flatMap((element) => {
      const { left, right } = (element.closest('p, li, header, th') ?? element).getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (text.parentElement?.closest('.sr-only')) continue
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          const place = range.getBoundingClientRect()
          if (place.width > 0 && (lines.size > 1 || place.left < left - 1 || place.right > right + 1))
            broken.push(word)
        }
      }
      return broken
    }),
  )

/** Placeholders that are wider than their fields. */
const cutQuestions = (page: Page): Promise<string[]> =>
  page.locator('main input[placeholder]:visible').evaluateAll((fields) => {
    const canvas = document.createElement('canvas').getContext('2d')
    return fields.flatMap((field) => {
      if (!canvas || !(field instanceof HTMLInputElement)) return []
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      canvas.font = getComputedStyle(field, '::placeholder').font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return canvas.measureText(field.placeholder).width > room ? [field.placeholder] : []
    })
  })

/** Pairs of visible texts that overlap. Lines of one text may touch. */
const textsOnOneAnother = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly node: Node
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    /** The visible part of a line inside its scrolling containers. */
    const seen = (line: Line, element: Element | null): Line => {
      if (!element) return line
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const cut =
        getComputedStyle(element).overflowY === 'visible'
          ? line
          : {
              node: line.node,
              left: Math.max(left, line.left),
              right: Math.min(right, line.right),
              top: Math.max(top, line.top),
              bottom: Math.min(bottom, line.bottom),
            }
      return seen(cut, element.parentElement)
    }
    const main = document.querySelector('main') ?? document.body
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      const element = node.parentElement
      if (!element || element.closest('svg, option, .sr-only, [aria-hidden=true]')) continue
      if (!node.textContent?.trim() || !element.checkVisibility({ contentVisibilityAuto: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // Glyphs are smaller than their line box, and may extend beyond a digit's box.
        const slack = height * 0.3
        const line = { node, left: left + 3, right: right - 3, top: top + slack, bottom: bottom - slack }
        lines.push(seen(line, element))
      }
    }
    const shown = lines.filter(({ left, right, top, bottom }) => left < right && top < bottom)
    return shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            other.node !== one.node &&
            other.left < one.right &&
            one.left < other.right &&
            other.top < one.bottom &&
            one.top < other.bottom,
        )
        .map((other) => `${one.node.textContent} × ${other.node.textContent}`),
    )
  })

/** Openers of dialogs with fields or buttons side by side. */
const openers = [
  ['/bookmarks/notes?note=long', 'button:has(.lucide-history)'],
  ['/bookmarks', 'button:has(.lucide-folder-plus)'],
  ['/reading', 'button:has(.lucide-plus)'],
  ['/settings', 'button[aria-haspopup=dialog]'],
] as const

/** Every dialog of a page contains its content at a text size of 200 %. */
async function expectDialogsHold(page: Page, path: string, opener: string): Promise<void> {
  await page.goto(path)
  const buttons = page.locator('main').locator(opener)
  await buttons.first().waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const button of await buttons.all()) {
    await button.click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog.locator('h2')).toBeVisible()
    await expect(dialog.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    const outside = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return [...element.querySelectorAll('button, input, select, label, p')]
        .filter((inside) => !inside.closest('.sr-only') && inside.getClientRects().length > 0)
        .filter((inside) => {
          const place = inside.getBoundingClientRect()
          return place.left < left || place.right > right
        })
        .map((inside) => inside.textContent || inside.tagName)
    })
    expect.soft(outside, `what runs out of ${await dialog.locator('h2').textContent()}`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

const codes = ['en', 'ar'] as const

for (const [code, width] of cellsOf(pairs(codes, [320, 390, 1280]))) {
  test.describe(`with larger text in ${code}`, () => {
    test.use({ ...language(code), viewport: { width, height: width === 320 ? 640 : 844 } })

    test(`no page scrolls sideways or cuts off a word at ${width} px`, async ({ page }) => {
      // It opens every page.
      test.setTimeout(240_000)
      await saveLongData(page)
      if (width > 320) {
        for (const path of inColumns) await expectNothingWide(page, path)
        return
      }
      for (const path of signedOut) await expectNothingWide(page, path)
      await signedInAs(page, 'Maximiliana')
      for (const path of paths) await expectNothingWide(page, path)
    })
  })
}

test.describe('on a day whose noon is wide in Arabic digits', () => {
  test.use({
    ...language('ar'),
    ...at('2026-11-24T21:30:00Z'),
    viewport: { width: 320, height: 640 },
  })

  test('the home page contains the prayer times', async ({ page }) => {
    await expectNothingWide(page, '/')
    await expect(page.getByText('١١:٥٢').first()).toBeAttached()
  })
})

for (const [code, opener] of cellsOf(pairs(codes, openers))) {
  test.describe(`with larger text in ${code}`, () => {
    test.use({ ...language(code), viewport: { width: 320, height: 640 } })

    test(`the dialogs of ${opener[0]} contain their fields and buttons`, async ({ page }) => {
      await saveLongData(page)
      await signedInAs(page, 'Maximiliana')
      await expectDialogsHold(page, opener[0], opener[1])
    })
  })
}

/** The number of rows of the header's links and buttons. */
const rowsOfHeader = (page: Page): Promise<number> =>
  page.locator('header').evaluate((header) => {
    const middles = [...header.querySelectorAll('a, button')]
      .filter((inside) => inside.getClientRects().length > 0)
      .map((inside) => {
        const { top, bottom } = inside.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      })
    return new Set(middles).size
  })

for (const code of cellsOf(interfaceCodes)) {
  test.describe(`the header in ${code}`, () => {
    test.use({ ...language(code) })

    test('stays on one row at every width and text size', async ({ page }) => {
      await page.goto('/terms')
      await page.locator('main h1').waitFor()
      const links = page.locator('header nav')
      for (const size of ['', 'size-112', 'size-125', 'size-150']) {
        await page.evaluate((ease) => {
          document.documentElement.dataset.accessibility = ease
        }, size)
        for (const width of [320, 390, 640, 768, 1024, 1100, 1152, 1280, 1600]) {
          await page.setViewportSize({ width, height: 700 })
          expect.soft(await rowsOfHeader(page), `${width} px, ${size}`).toBe(1)
          if (width < 1024) expect.soft(await links.isVisible(), `links at ${width} px, ${size}`).toBe(false)
          if (width >= 1280) expect.soft(await links.isVisible(), `links at ${width} px, ${size}`).toBe(true)
        }
      }
    })
  })
}

/**
 * Pages with columns on a small desktop, or with much content on a phone, which must fit with Rafiq's largest
 * text size.
 */
const full = [
  '/',
  '/prayer',
  '/prayer/month',
  '/prayer/year',
  '/qibla',
  '/mosques',
  '/hijri-calendar/year',
  '/hijri-calendar/ramadan',
  '/prayer-notifications',
  '/audio-recitations',
  '/quran',
  '/quran/reader/1',
  '/search',
  '/login',
  '/register',
  '/bookmarks',
  '/bookmarks/notes',
  ...inColumns,
]

const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small desk', width: 1024, height: 768 },
]
const softly = expect.configure({ soft: true })
const halves = [full.slice(0, full.length / 2), full.slice(full.length / 2)]

for (const [[code, screen], half] of cellsOf(pairs(pairs(codes, screens), halves))) {
  test.describe(`with Rafiq's largest text on ${screen.name} in ${code}`, () => {
    test.use({ ...language(code), ...place('London'), viewport: screen })

    test(`no text overlaps another and no placeholder is cut off on ${half[0]} to ${half.at(-1)}`, async ({
      page,
    }) => {
      for (const path of half) {
        await page.goto(path)
        await page.locator('main h1').first().waitFor({ state: 'attached' })
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '150%'
        })
        await softly.poll(() => textsOnOneAnother(page), { message: path }).toEqual([])
        expect.soft(await cutQuestions(page), `fields of ${path}`).toEqual([])
      }
    })
  })
}
