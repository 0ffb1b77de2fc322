import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { type DuaValues, newDua } from '../../core/dua-values.ts'
import type { AdminDua } from '../../core/duas-admin.contract.ts'

const dua: AdminDua = {
  id: 'before-food',
  title: 'Before food',
  titleArabic: 'قبل الطعام',
  arabic: 'بِسْمِ اللَّهِ',
  meaning: 'In the name of Allah.',
  categories: ['food'],
  themes: ['food'],
  verse: '',
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'edited',
}
const values: DuaValues = {
  ...newDua,
  ...{ title: dua.title, titleArabic: dua.titleArabic, arabic: dua.arabic, meaning: dua.meaning },
  ...{ categories: ['food'], themes: ['food'], isPublished: true },
  sources: [{ book: 'abu-dawud', number: '3767', gives: null, grade: 'sahih', gradedBy: 'al-Albani' }],
}
const ITEM = '/api/admin/duas/before-food'
const stored = { ...dua, transliteration: 'Bismillāh', values }
const api = {
  'GET /api/admin/duas': {
    data: [dua],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  [`GET ${ITEM}`]: stored,
  [`PUT ${ITEM}`]: { ...stored, version: 3 },
  'POST /api/admin/duas': stored,
  'POST /api/admin/duas/actions': { done: [dua.id], refused: [] },
}
const open = (at = '/admin/duas') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./duas-admin-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    { at, api, signedIn: { ...zaynab, role: 'content_manager' } },
  )
const openFirst = async () => {
  const page = await open()
  const table = await screen.findByRole('table')
  await page.user.click(within(table).getByRole('button', { name: 'Before food' }))
  await screen.findByLabelText('Meaning in English')
  return page
}

it('says which texts don’t follow an edit', async () => {
  await openFirst()
  expect(screen.getByText(/dhikr counter, lessons and reminders keep/)).toBeInTheDocument()
  expect(screen.getByText(/Translations of a changed English text aren’t shown/)).toBeVisible()
})

it('saves an edit over the version that was read, and undoes it from the toast', async () => {
  const { user } = await openFirst()
  await user.type(screen.getByLabelText('Meaning in English'), ' Edited.')
  await user.type(screen.getByLabelText(/Repetitions/), '٣')
  await user.click(screen.getByRole('button', { name: 'Gratitude' }))
  await user.selectOptions(screen.getByLabelText('Graded by'), 'at-Tirmidhi')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const [source] = values.sources
  await waitFor(() =>
    expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
      {
        body: {
          meaning: 'In the name of Allah. Edited.',
          times: 3,
          themes: ['food', 'gratitude'],
          sources: [{ ...source, gradedBy: 'at-Tirmidhi' }],
          version: 2,
        },
      },
      { body: { meaning: 'In the name of Allah.', times: null, themes: ['food'], version: 3 } },
    ]),
  )
})

it('shows the transliteration of the Arabic as it is typed', async () => {
  const { user } = await openFirst()
  expect(screen.getByText('Bismillāh')).toBeVisible()
  await user.clear(screen.getByLabelText('Arabic text'))
  await user.type(screen.getByLabelText('Arabic text'), 'سُبْحَانَ اللَّهِ')
  expect(screen.getByText('Subḥānallāh')).toBeVisible()
})

it('adds a dua that names a verse, whose text can’t be typed', async () => {
  const { user } = await open('/admin/duas/create')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Title in English'), 'For both worlds')
  await user.type(dialog.getByLabelText(/Quoted verses/), '2:287')
  expect(dialog.getByLabelText('Arabic text')).toHaveAttribute('readonly')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('The Quran has no such verse.')).toBeVisible()
  await user.clear(dialog.getByLabelText(/Quoted verses/))
  await user.type(dialog.getByLabelText(/Quoted verses/), '٢:٢٠١')
  expect(dialog.getByText(/exactly the quoted verses/)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Book'), 'Quran')
  await user.type(dialog.getByLabelText('Number'), '2:201')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/duas').at(-1)?.body).toMatchObject({
      title: 'For both worlds',
      verse: '2:201',
      sources: [{ book: 'quran', number: '2:201', grade: null }],
      isPublished: false,
    }),
  )
})

it('offers both versions after a conflict', async () => {
  const { user } = await openFirst()
  answerWith({
    [`PUT ${ITEM}`]: refusal(409, 'version_conflict'),
    [`GET ${ITEM}`]: { ...stored, version: 3, values: { ...values, title: 'Theirs' } },
  })
  await user.type(screen.getByLabelText('Title in English'), ' and drink')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText('Title in English')).toHaveValue('Theirs')
})
