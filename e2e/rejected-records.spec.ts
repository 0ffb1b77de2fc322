import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { signedInAs } from './harness/person.ts'
import { recordsOn, seedRecords } from './records.ts'

const at = '2026-11-01T10:00:00.000Z'
const note = (text: string) => ({ text, writtenAt: at, changedAt: at })
/** Values that accounts reject: too long, or with a name that is taken. */
const records = {
  note: { short: note('A thought that fits'), long: note(`Patience ${'and patience '.repeat(2000)}`) },
  bookmark: { [`verse/${'9'.repeat(220)}`]: { savedAt: at, title: 'A title of its own' } },
}

/** Saves them as a guest and then signs in; the account accepts the valid ones. */
async function withRefused(page: Page) {
  await seedRecords(page, records)
  await signedInAs(page, 'Asma')
  await page.goto('/settings')
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('records that the account rejects', () => {
  test.use(language('en'))

  test('are listed with the reason, exported, deleted and restored, and delay nothing', async ({
    page,
    noise,
  }) => {
    noise.allow(/400/)
    await withRefused(page)
    const refused = part(page, 'Not synced')
    await expect(refused.getByRole('listitem')).toHaveCount(2)
    const long = refused.getByRole('listitem').filter({ hasText: 'Patience and patience' })
    await expect(long).toContainText('Notes · Too long to sync.')
    const title = refused.getByRole('listitem').filter({ hasText: 'A title of its own' })
    await expect(title).toContainText('Bookmarks · In a format that can’t be synced.')
    await expectAccessible(page)

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    const menu = page.getByRole('dialog', { name: 'Account' })
    await expect(menu.getByText('2 items couldn’t be synced.')).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'See what didn’t sync' }).click()
    await expect(page.getByRole('heading', { name: 'Not synced' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Not synced' })).toBeInViewport()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      refused.getByRole('button', { name: 'Download them as a file' }).click(),
    ])
    const file = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(file).toMatchObject({ format: 'rafiq-data', version: 1 })
    expect(file.records.map(({ type }: { type: string }) => type).sort()).toEqual(['bookmark', 'note'])

    await long.getByRole('button', { name: /^Delete: Patience/ }).click()
    await expect(long).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', disabled: false }).last().click()
    await expect(long).toHaveCount(1)
    expect(Object.keys(await recordsOn(page, 'note')).sort()).toEqual(['long', 'short'])

    await refused.getByRole('button', { name: 'Try again' }).click()
    await expect(refused.getByRole('listitem')).toHaveCount(2)
    for (const remove of ['Delete: A title', 'Delete: Patience'])
      await refused.getByRole('button', { name: new RegExp(`^${remove}`) }).click()
    await expect(refused).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await expect(menu.getByText(/^Everything is synced/)).toBeVisible()
    const session = await page.evaluate(() => localStorage.getItem('sessionId'))
    const account = await page.request.get('/api/account/export', {
      headers: { 'x-session-id': session ?? '' },
    })
    const notes = JSON.stringify(await account.json())
    expect(notes).toContain('A thought that fits')
    expect(notes).not.toContain('Patience')
  })

  test('are reported on the dashboard', async ({ page, noise }) => {
    noise.allow(/400/)
    await withRefused(page)
    await expect(part(page, 'Not synced')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('2 items couldn’t be synced.')).toBeVisible()
    await page.getByRole('link', { name: 'See what didn’t sync' }).click()
    await expect(page.getByRole('heading', { name: 'Not synced' })).toBeFocused()
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), viewport: { width: 320, height: 720 }, colorScheme: 'dark' })

  test('lists rejected records on a small phone in the dark theme', async ({ page, noise }) => {
    noise.allow(/400/)
    await withRefused(page)
    const refused = part(page, 'لم تتم مزامنته')
    await expect(refused).toContainText('تعذّرت مزامنة هذين العنصرين.')
    await expect(refused).toContainText('الملاحظات · أطول من المسموح به في الحساب.')
    await expectAccessible(page)
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider(), 'nothing scrolls sideways').toBe(0)
  })
})
