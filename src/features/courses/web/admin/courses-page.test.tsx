import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { AdminCourse } from '../../core/courses-admin.contract.ts'

const course: AdminCourse = {
  id: 'tajweed',
  title: 'Tajweed, rule by rule',
  titleArabic: 'التجويد حكمًا حكمًا',
  category: 'tajweed',
  level: 'intermediate',
  parts: 12,
  price: '0.00',
  isPublished: true,
  enrollmentCount: 7,
  ratings: 2,
  rating: 4.5,
  views: 80,
  source: 'content',
  isDeleted: false,
}
const draft = { ...course, id: 'draft', title: 'A draft', isPublished: false, ratings: 0, rating: 0 }
const api = {
  'GET /api/admin/courses': {
    courses: [course, draft],
    pagination: { page: 1, limit: 25, total: 2, totalPages: 1 },
  },
  'POST /api/admin/courses/actions': { done: ['tajweed'], refused: [] },
}
const open = () =>
  renderPage(
    async () => {
      const { default: Page } = await import('./courses-page.tsx')
      return <Page />
    },
    { at: '/admin/courses', api, signedIn: { ...zaynab, role: 'content_manager' } },
  )

it('shows state, learners and rating, and links to published courses alone', async () => {
  await open()
  const table = await screen.findByRole('table')
  const rowOf = (name: string) => within(within(table).getByText(name).closest('tr') as HTMLElement)
  expect(rowOf(course.title).getByText('Published')).toBeVisible()
  expect(rowOf(course.title).getByText('4.5 (2)')).toBeVisible()
  expect(rowOf(course.title).getByRole('link', { name: 'View' })).toHaveAttribute('href', '/courses/tajweed')
  expect(rowOf('A draft').getByText('Draft')).toBeVisible()
  expect(rowOf('A draft').queryByRole('link')).toBeNull()
})

it('takes back the chosen courses', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: `Select ${course.title}` }))
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/courses/actions').at(-1)?.body).toEqual({
      action: 'unpublish',
      ids: ['tajweed'],
    }),
  )
})
