import { expect, expectAccessible, language, test } from './fixtures.ts'
import { recordsOn } from './records.ts'

test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('a course is found, started and continued offline, and ends with a rating and a certificate', async ({
  page,
  network,
}) => {
  await page.goto('/courses')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByLabel('Search courses').fill('evidence')
  await page.getByRole('link', { name: 'How we know: Quran, hadith and the sky' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we know: Quran, hadith and the sky')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Free Course' }).click()

  const bar = page.getByRole('navigation', { name: 'Course' })
  await expect(bar.getByText('0 of 7 finished')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'I’ve read it' }).click()
  await expect(bar.getByText('1 of 7 finished')).toBeVisible()

  // Offline, the course is still there with what was finished.
  await network.cut()
  await page.goto('/courses/how-we-know')
  await expect(page.getByRole('heading', { name: '1 of 7 finished' })).toBeVisible()
  await network.restore()

  for (let done = 1; done < 6; done++) {
    await page.getByRole('link', { name: /^Next: / }).click()
    await bar.getByRole('button', { name: 'I’ve read it', pressed: false }).click()
    await expect(bar.getByText(`${done + 1} of 7 finished`)).toBeVisible()
  }
  expect(Object.keys(await recordsOn(page, 'article-finished'))).toHaveLength(6)
  await page.getByRole('link', { name: 'Next: Check what you learned' }).click()
  for (const choice of [
    /^Umar, /,
    /^They were copied/,
    /^A condition/,
    /by the object’s length$/,
    /^Hanafis/,
  ])
    await page.getByRole('radio', { name: choice }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(page.getByText('5 of 5 right. You passed.')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Open the finished course' }).click()
  await page.getByRole('radio', { name: 'Stars: 1 of 5' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Object.keys(await recordsOn(page, 'course-rating'))).toEqual(['how-we-know'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a certificate' }).click()
  await page.getByLabel('Your name').fill('Hana')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})
