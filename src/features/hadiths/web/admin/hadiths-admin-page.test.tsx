import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { newHadith } from '../../core/hadith-values.ts'
import type { AdminHadith } from '../../core/hadiths-admin.contract.ts'

const hadith: AdminHadith = {
  id: 'abu-dawud-61',
  collection: 'abu-dawud',
  number: '61',
  narrator: 'Ali',
  narratorArabic: 'علي',
  arabic: 'مفتاح الصلاة',
  translation: 'The key to prayer.',
  theme: 'prayer',
  grade: 'hasan',
  views: 12,
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'edited',
}
const values = {
  ...newHadith,
  ...{ collection: 'abu-dawud', number: 61, grade: 'hasan', grader: 'al-Albani', isPublished: true },
  ...{ arabic: hadith.arabic, translation: hadith.translation, narrator: 'Ali', narratorArabic: 'علي' },
  ...{ book: 'Purification', bookArabic: 'الطهارة', keywords: ['key'], keywordsArabic: ['مفتاح'] },
  checkedAgainst: ['A copy'],
}
const ITEM = '/api/admin/hadiths/abu-dawud-61'
const api = {
  'GET /api/admin/hadiths': {
    data: [hadith],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  [`GET ${ITEM}`]: { ...hadith, values },
  [`PUT ${ITEM}`]: { ...hadith, version: 3, values },
  'POST /api/admin/hadiths': { ...hadith, values },
  'POST /api/admin/hadiths/actions': { done: [hadith.id], refused: [] },
}
const open = (at = '/admin/hadiths') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./hadiths-admin-page.tsx')
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
  await page.user.click(within(table).getByRole('button', { name: 'Sunan Abi Dawud 61' }))
  await screen.findByLabelText('English translation')
  return page
}

it('says that imported collections aren’t here', async () => {
  await open()
  expect(await screen.findByText(/Imported collections aren’t here/)).toBeVisible()
})

it('saves an edit over the version that was read, and undoes it from the toast', async () => {
  const { user } = await openFirst()
  expect(screen.queryByLabelText('Collection', { selector: 'dialog select' })).toBeNull()
  await user.type(screen.getByLabelText('English translation'), ' Edited.')
  await user.selectOptions(screen.getByLabelText('Graded by'), 'at-Tirmidhi')
  await user.type(screen.getByLabelText(/forty/), '٤٢')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
      { body: { translation: 'The key to prayer. Edited.', grader: 'at-Tirmidhi', nawawi: 42, version: 2 } },
      { body: { translation: 'The key to prayer.', grader: 'al-Albani', nawawi: null, version: 3 } },
    ]),
  )
})

it('adds a hadith by collection and number, and says what is wrong', async () => {
  const { user } = await open('/admin/hadiths/create')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Number'), '7564')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('The collection has no hadith with this number.')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Collection'), 'Sunan Ibn Majah')
  await user.clear(dialog.getByLabelText('Number'))
  await user.type(dialog.getByLabelText('Number'), '224')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/choose who gave the grade/)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Graded by'), 'al-Albani')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/hadiths').at(-1)?.body).toMatchObject({
      collection: 'ibn-majah',
      number: 224,
      grader: 'al-Albani',
      isPublished: false,
    }),
  )
})

it('offers both versions after a conflict', async () => {
  const { user } = await openFirst()
  answerWith({
    [`PUT ${ITEM}`]: refusal(409, 'version_conflict'),
    [`GET ${ITEM}`]: { ...hadith, version: 3, values: { ...values, narrator: 'Theirs' } },
  })
  await user.type(screen.getByLabelText('Narrator in English'), ' ibn Abi Talib')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText('Narrator in English')).toHaveValue('Theirs')
})
