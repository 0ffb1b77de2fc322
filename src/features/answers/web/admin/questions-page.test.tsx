import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { newHadith, newQuestion } from '../../core/question-values.ts'
import type { AdminQuestion } from '../../core/questions-admin.contract.ts'

const question: AdminQuestion = {
  id: 'music',
  question: 'Is music allowed?',
  questionArabic: 'ما حكم الموسيقى؟',
  category: 'daily-life',
  schools: 0,
  references: 2,
  views: 12,
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'edited',
}
const values = {
  ...newQuestion,
  id: question.id,
  category: question.category,
  question: question.question,
  questionArabic: question.questionArabic,
  short: 'Short.',
  shortArabic: 'مختصر.',
  answer: 'One (31:6).',
  answerArabic: 'واحد (31:6).',
  quran: ['31:6'],
  hadiths: [{ ...newHadith, number: 5590 }],
  keywords: ['music'],
  keywordsArabic: ['موسيقى'],
  related: ['pictures'],
  isPublished: true,
}
const other = { ...question, id: 'pictures', question: 'Are pictures allowed?' }
const ITEM = '/api/admin/questions/music'
const api = {
  'GET /api/admin/questions': {
    data: [question, other],
    pagination: { page: 1, limit: 25, total: 2, totalPages: 1 },
  },
  [`GET ${ITEM}`]: { ...question, values },
  [`PUT ${ITEM}`]: { ...question, version: 3, values },
  'GET /api/admin/questions/pictures': { ...other, values },
  'POST /api/admin/questions': { ...question, values },
  'POST /api/admin/questions/actions': { done: [question.id], refused: [] },
}
const open = (at = '/admin/questions', state?: unknown) =>
  renderPage(
    async () => {
      if (state) history.replaceState(state, '', at)
      const { default: Page } = await import('./questions-page.tsx')
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
const openMusic = async () => {
  const page = await open()
  const table = await screen.findByRole('table')
  await page.user.click(within(table).getByRole('button', { name: /Is music allowed/ }))
  await screen.findByLabelText('Question in English')
  return page
}
const tab = (name: RegExp) => screen.getByRole('tab', { name })

it('saves an edit of every part over the version that was read, and undoes it from the toast', async () => {
  const { user } = await openMusic()
  await user.type(screen.getByLabelText('Short answer in Arabic'), ' نعم')
  await user.click(tab(/References/))
  await user.type(screen.getByLabelText('Verses'), '{enter}2:183')
  await user.selectOptions(screen.getByLabelText('Collection'), 'Sunan Abi Dawud')
  await user.selectOptions(screen.getByLabelText('Grade'), 'sahih')
  await user.selectOptions(screen.getByLabelText('Graded by'), 'al-Albani')
  await user.clear(screen.getByLabelText('Number'))
  await user.type(screen.getByLabelText('Number'), '٦١')
  await user.click(tab(/Search and links/))
  expect(await within(screen.getByRole('dialog')).findByText('Are pictures allowed?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
      {
        body: {
          shortArabic: 'مختصر. نعم',
          quran: ['31:6', '2:183'],
          hadiths: [{ collection: 'abu-dawud', number: 61, grade: 'sahih', gradedBy: 'al-Albani' }],
          version: 2,
        },
      },
      { body: { shortArabic: 'مختصر.', quran: ['31:6'], version: 3 } },
    ]),
  )
})

it('marks the part with a problem, which says what is wrong', async () => {
  const { user } = await openMusic()
  await user.click(tab(/References/))
  await user.clear(screen.getByLabelText('Verses'))
  await user.click(tab(/Question and answer/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText(/isn’t listed under References/)).toHaveLength(2)
  await user.click(tab(/Schools/))
  await user.type(screen.getAllByLabelText('View in English')[0] as HTMLElement, 'A view')
  expect(tab(/Schools: check/)).toBeVisible()
  expect(screen.getByText(/every school in both languages/)).toBeVisible()
  expect(sentRequests(`PUT ${ITEM}`)).toHaveLength(0)
})

it('links to a question that is found, and not to itself', async () => {
  const { user } = await open('/admin/questions/create')
  await user.type(await screen.findByLabelText('Question in English'), 'Music')
  expect(screen.getByLabelText('Address')).toHaveValue('music')
  await user.click(tab(/Search and links/))
  await user.type(screen.getByLabelText('Find a question to link'), 'allowed')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Are pictures allowed?' }))
  expect(dialog.queryByRole('button', { name: 'Is music allowed?' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/questions').at(-1)?.body).toMatchObject({
      id: 'music',
      question: 'Music',
      related: ['pictures'],
      isPublished: false,
    }),
  )
})

it.each([
  ['Why do we fast?', 'Question in English', 'why-do-we-fast'],
  ['لماذا نصوم؟', 'Question in Arabic', ''],
])('begins a new question with the suggestion “%s”', async (text, label, address) => {
  await open('/admin/questions/create', { suggestion: { id: '1', text } })
  expect(await screen.findByLabelText(label)).toHaveValue(text)
  expect(screen.getByLabelText('Address')).toHaveValue(address)
})

it('settles a suggestion with the question that it became', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const { user } = await open('/admin/questions/create', { suggestion: { id, text: 'Why do we fast?' } })
  await screen.findByLabelText('Question in English')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/questions')).toMatchObject([
      { body: { question: 'Why do we fast?', suggestion: id } },
    ]),
  )
})

it('opens the question in the address, until it is closed', async () => {
  const { user } = await open('/admin/questions?open=music')
  expect(await screen.findByLabelText('Question in English')).toHaveValue('Is music allowed?')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByLabelText('Question in English')).toBeNull())
  expect(location.search).toBe('')
})

it('says why one of several can’t be published', async () => {
  const { user } = await open()
  answerWith({
    'POST /api/admin/questions/actions': { done: [], refused: [{ id: 'music', code: 'incomplete' }] },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Is music allowed?' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/lacks what it needs to be published/)).toBeVisible()
})

it('offers both versions after a conflict', async () => {
  const { user } = await openMusic()
  answerWith({ [`PUT ${ITEM}`]: refusal(409, 'version_conflict') })
  answerWith({ [`GET ${ITEM}`]: { ...question, version: 3, values: { ...values, short: 'Theirs.' } } })
  await user.type(screen.getByLabelText('Short answer in English'), ' Mine.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText('Short answer in English')).toHaveValue('Theirs.')
})
