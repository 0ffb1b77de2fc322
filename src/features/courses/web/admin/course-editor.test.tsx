import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { CourseValues } from '../../core/course-values.ts'

const both = (text: string) => ({ en: text, ar: `${text} بالعربية` })
const values: CourseValues = {
  title: both('Sample: knots'),
  description: both('Sample: about knots'),
  instructor: both('Sample instructor'),
  category: 'tajweed',
  level: 'advanced',
  outcomes: [both('One'), both('Two')],
  modules: [
    {
      title: both('Module'),
      about: both('About'),
      parts: [
        { kind: 'lesson', id: 'wudu' },
        { kind: 'article', id: 'find-the-qibla' },
      ],
    },
  ],
  price: '0.00',
  isPublished: true,
}
const row = {
  id: 'knots',
  title: 'Sample: knots',
  titleArabic: 'عقد',
  category: 'tajweed',
  level: 'advanced',
  parts: 2,
  price: '0.00',
  isPublished: true,
  source: 'operator',
  isDeleted: false,
  enrollmentCount: 0,
  ratings: 0,
  rating: 0,
  views: 0,
}
const edited = { id: 'knots', version: 3, isEdited: false, values }
const api = {
  'GET /api/admin/courses': {
    courses: [row],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  'GET /api/admin/courses/knots': edited,
  'PUT /api/admin/courses/knots': { ...edited, version: 4 },
  'POST /api/admin/courses': edited,
  'POST /api/admin/courses/actions': { done: ['knots'], refused: [] },
  'GET /api/admin/course-sources': {
    sources: [
      { kind: 'lesson', id: 'wudu', title: 'Wudu', titleArabic: 'الوضوء' },
      { kind: 'lesson', id: 'prayer', title: 'Prayer', titleArabic: 'الصلاة' },
      { kind: 'article', id: 'find-the-qibla', title: 'Qibla', titleArabic: 'القبلة' },
    ],
  },
}
const open = (at = '/admin/courses', more: object = {}) =>
  renderPage(
    async () => {
      const { default: Page } = await (at === '/admin/courses'
        ? import('./courses-page.tsx')
        : import('./create-course-page.tsx'))
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <ToastArea />
          <Page />
        </>
      )
    },
    { at, api: { ...api, ...more }, signedIn: { ...zaynab, role: 'content_manager' } },
  )
const sheet = () => within(screen.getByRole('dialog'))
const saved = () => sentRequests('PUT /api/admin/courses/knots').at(-1)?.body as CourseValues

it('saves a course with parts that were moved by keyboard and added, over its version', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: row.title }))
  await sheet().findByText('Wudu')
  sheet().getByRole('button', { name: 'Move down: Wudu' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sheet().getByRole('button', { name: 'Move up: Wudu' })).toHaveFocus())
  await user.selectOptions(sheet().getByLabelText('Add a lesson or an article'), 'Prayer')
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()).toMatchObject({ version: 3 }))
  expect(saved().modules[0]?.parts.map(({ id }) => id)).toEqual(['find-the-qibla', 'wudu', 'prayer'])
  expect(await screen.findByText('Course saved')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saved()).toMatchObject({ title: values.title, version: 4 }))
})

it('says what is missing in a new course, and keeps it as a draft', async () => {
  const { user, unmount } = await open('/admin/courses/create')
  await user.type(await screen.findByLabelText('Title: English'), 'Sample')
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  expect((await sheet().findAllByText('Needed in English and Arabic')).length).toBeGreaterThan(2)
  expect(sheet().getByText('A course needs modules, and each module at least one part')).toBeVisible()
  expect(sentRequests('POST /api/admin/courses')).toHaveLength(0)
  unmount()
  await open('/admin/courses/create')
  expect(await screen.findByLabelText('Title: English')).toHaveValue('Sample')
})

it('offers both versions when another editor saved first', async () => {
  const { user } = await open('/admin/courses', {
    'PUT /api/admin/courses/knots': refusal(409, 'version_conflict'),
  })
  await user.click(await screen.findByRole('button', { name: row.title }))
  await user.type(await sheet().findByLabelText('Title: English'), '!')
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  expect(await sheet().findByText('Someone else saved this meanwhile')).toBeVisible()
})

it('has fields for a further language', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: row.title }))
  await user.selectOptions(await sheet().findByLabelText('Further language (optional)'), 'French')
  await user.type(sheet().getByLabelText('Title: French'), 'Exemple')
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved().title).toEqual({ ...values.title, fr: 'Exemple' }))
})

it('deletes a course, which can be undone', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: row.title }))
  await user.click(await sheet().findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/courses/actions').map(({ body }) => body)).toEqual([
      { action: 'delete', ids: ['knots'] },
      { action: 'restore', ids: ['knots'] },
    ]),
  )
})
