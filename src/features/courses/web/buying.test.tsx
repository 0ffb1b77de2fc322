import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { WholeCourse } from '../core/courses.contract.ts'

const course: WholeCourse = {
  id: 'knots',
  slug: 'knots',
  title: 'Sample: knots',
  description: 'Sample.',
  instructorName: 'Sample',
  category: 'tajweed',
  level: 'beginner',
  duration: 1,
  price: '12.50',
  rating: 0,
  ratings: 0,
  enrollmentCount: 0,
  isPublished: true,
  language: 'en',
  outcomes: ['Sample outcome'],
  modules: [
    {
      title: 'Sample module',
      about: 'Sample.',
      parts: [{ kind: 'text', id: '3f2a90bc', title: 'Sample text', minutes: 1, html: null, link: null }],
    },
  ],
  hasCheck: false,
  check: [],
}
const PLACE = 'GET /api/courses/knots/place'
const BUY = 'POST /api/courses/knots/purchases'
const closed = { hasPlace: false, texts: [], check: [] }
const open = { hasPlace: true, texts: [{ id: '3f2a90bc', html: '<p>Secret words</p>' }], check: [] }

const show = (at: string, more: object, signedIn = true) =>
  renderPage(
    async () => {
      const { CoursePage } = await import('./course-page.tsx')
      const { default: CourseStepPage } = await import('./course-step-page.tsx')
      return (
        <>
          <Route path="/courses/:slug">
            <CoursePage Certificate={() => null} />
          </Route>
          <Route path="/courses/:slug/:step">
            <CourseStepPage />
          </Route>
        </>
      )
    },
    {
      at,
      api: { 'GET /api/courses/knots': course, 'POST /api/analytics/pageview': { counted: true }, ...more },
      ...(signedIn && { signedIn: zaynab }),
    },
  )

describe('a course with a price', () => {
  it('asks guests to sign in and brings them back', async () => {
    await show('/courses/knots', {}, false)
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?from=%2Fcourses%2Fknots',
    )
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })

  it('names its price, and says so when no payment page can be opened', async () => {
    const { user } = await show('/courses/knots', {
      [PLACE]: closed,
      [BUY]: refusal(503, 'payments_unavailable'),
    })
    await user.click(await screen.findByRole('button', { name: 'Buy for US$12.50' }))
    expect(await screen.findByText(/payment service can’t be reached/)).toBeVisible()
    expect(sentRequests(BUY)).toMatchObject([{ body: { language: 'en' } }])
  })

  it('waits for a payment that Stripe has not reported yet', async () => {
    await show('/courses/knots?paid', { [PLACE]: closed })
    expect(await screen.findByText(/Waiting for the payment/)).toBeVisible()
  })

  it('offers to buy instead of a text', async () => {
    await show('/courses/knots/3f2a90bc', { [PLACE]: closed })
    expect(await screen.findByRole('button', { name: 'Buy for US$12.50' })).toBeVisible()
  })

  it('opens for an account with a place', async () => {
    const { user } = await show('/courses/knots', { [PLACE]: open })
    await user.click(await screen.findByRole('button', { name: 'Enroll Now' }))
    await waitFor(() => expect(location.pathname).toBe('/courses/knots/3f2a90bc'))
    expect(await screen.findByText('Secret words')).toBeVisible()
  })
})
