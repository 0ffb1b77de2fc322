import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { type LessonValues, newLesson, type StepValues } from '../../core/lesson-values.ts'
import type { AdminLesson } from '../../core/lessons-admin.contract.ts'

const lesson: AdminLesson = {
  id: 'glimmerwort',
  title: 'Glimmerwort',
  titleArabic: 'درس',
  unit: 'prayer',
  category: 'basics',
  difficulty: 'beginner',
  minutes: 5,
  steps: 5,
  questions: 3,
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'edited',
}
const both = (en: string) => ({ en, ar: 'نص' })
const question = (from: number): StepValues => ({
  ...{ from, kind: 'quiz', about: [], answer: 0 },
  texts: [both('What?'), both('Therefore.'), { en: 'one', ar: 'أ' }, { en: 'two', ar: 'ب' }],
})
const words: StepValues = {
  ...{ from: 1, kind: 'words', about: ['قُلۡ'], answer: null },
  texts: [{ en: 'say', ar: '' }],
}
const values: LessonValues = {
  ...newLesson,
  ...{ title: 'Glimmerwort', titleArabic: 'درس', intro: 'A sample.', introArabic: 'تجربة', unit: 'prayer' },
  ...{ minutes: 5, isPublished: true },
  steps: [
    { from: 0, kind: 'text', about: [], texts: [both('Begin.')], answer: null },
    words,
    question(2),
    question(3),
    question(4),
  ],
}
const ITEM = '/api/admin/lessons/glimmerwort'
const { steps: _, ...shown } = lesson
const stored = { ...shown, values }
const api = {
  'GET /api/admin/lessons': { data: [lesson], pagination: { page: 1, limit: 25, total: 1, totalPages: 1 } },
  [`GET ${ITEM}`]: stored,
  [`PUT ${ITEM}`]: { ...stored, version: 3 },
  'POST /api/admin/lessons': stored,
}
const open = (at = '/admin/lessons') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./lessons-admin-page.tsx')
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
  await page.user.click(within(table).getByRole('button', { name: 'Glimmerwort' }))
  await screen.findByLabelText('Title in English')
  return page
}
const stepsOf = (body: unknown) =>
  (body as LessonValues).steps.map(({ from, kind, texts }) => [from, kind, texts[0]?.en])

it('saves edited texts over the version that was read, and undoes it from the toast', async () => {
  const { user } = await openFirst()
  await user.type(screen.getByLabelText('Text, in English'), ' And go on.')
  await user.type(screen.getByLabelText('قُلۡ, in Arabic'), 'انطق')
  await user.selectOptions(screen.getAllByLabelText('Right answer')[0] as Element, 'two')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentRequests(`PUT ${ITEM}`)).toHaveLength(2))
  const [first, second] = sentRequests(`PUT ${ITEM}`)
  expect(first?.body).toMatchObject({
    version: 2,
    steps: [
      { texts: [{ en: 'Begin. And go on.' }] },
      { texts: [{ en: 'say', ar: 'انطق' }] },
      { answer: 1 },
      { answer: 0 },
      { answer: 0 },
    ],
  })
  expect(second?.body).toMatchObject({ version: 3, steps: values.steps })
})

it('moves and removes texts, but no step that people review', async () => {
  const { user } = await openFirst()
  const button = (name: string) => screen.queryByRole('button', { name })
  expect(button('Remove: Step 2: Words of a verse')).toBeNull()
  expect(button('Remove: Step 3: Question')).toBeNull()
  expect(button('Move down: Step 3: Question')).toBeDisabled()
  expect(button('Move up: Step 1: Text')).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Add a text' }))
  await user.type(screen.getAllByLabelText('Text, in English').at(-1) as Element, 'At the end.')
  await user.type(screen.getAllByLabelText('Text, in Arabic').at(-1) as Element, 'في الختام')
  await user.click(screen.getByRole('button', { name: 'Move up: Step 6: Text' }))
  await user.click(screen.getByRole('button', { name: 'Remove: Step 1: Text' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentRequests(`PUT ${ITEM}`)).toHaveLength(1))
  expect(stepsOf(sentRequests(`PUT ${ITEM}`)[0]?.body)).toEqual([
    [1, 'words', 'say'],
    [2, 'quiz', 'What?'],
    [3, 'quiz', 'What?'],
    [null, 'text', 'At the end.'],
    [4, 'quiz', 'What?'],
  ])
})

it('says which step is wrong', async () => {
  const { user } = await openFirst()
  await user.clear(screen.getByLabelText('Text, in Arabic'))
  const step = within(screen.getByRole('group', { name: 'Step 1: Text' }))
  expect(step.getByText('Write this in English and Arabic.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Some steps need a change.')).toBeVisible()
  expect(sentRequests(`PUT ${ITEM}`)).toEqual([])
})

it('adds a lesson with a text and a question', async () => {
  const { user } = await open('/admin/lessons/create')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Title in English'), 'A new lesson')
  await user.type(dialog.getByLabelText('Minutes'), '٧')
  await user.click(dialog.getByRole('button', { name: 'Add a question' }))
  await user.click(dialog.getByRole('button', { name: 'Add a choice' }))
  await user.type(dialog.getByLabelText('Choice 4, in English'), 'four')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Write this in English and Arabic.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Choice 4, in English'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/lessons').at(-1)?.body).toMatchObject({
      title: 'A new lesson',
      minutes: 7,
      steps: [
        { kind: 'text', from: null },
        { kind: 'quiz', from: null, answer: 0 },
      ],
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
  await user.type(screen.getByLabelText('Title in English'), ' and more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(screen.getByLabelText('Title in English')).toHaveValue('Theirs')
})
