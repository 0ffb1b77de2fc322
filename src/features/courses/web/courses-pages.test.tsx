import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { CourseAnswer, WholeCourse } from '../core/courses.contract.ts'

const pages = async () => {
  const { default: CoursesPage } = await import('./courses-page.tsx')
  const { CoursePage } = await import('./course-page.tsx')
  const { default: CourseStepPage } = await import('./course-step-page.tsx')
  const { default: CourseBar } = await import('./course-bar.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <ToastArea />
      <Route path="/courses">
        <CoursesPage />
      </Route>
      <Route path="/courses/:slug">
        <CoursePage Certificate={({ part, day }) => <p>{`Certificate: ${part}, ${day}`}</p>} />
      </Route>
      <Route path="/courses/:slug/:step">
        <CourseStepPage />
      </Route>
      <Route path="/learn/:id">{({ id }) => <CourseBar id={id} kind="lesson" slug="first-prayer" />}</Route>
      <Route path="/blog/:id">{({ id }) => <CourseBar id={id} kind="article" slug="first-prayer" />}</Route>
    </>
  )
}

const listed: CourseAnswer = {
  id: 'first-prayer',
  slug: 'first-prayer',
  title: 'Your first prayer',
  description: 'From wudu to the salam.',
  instructorName: 'Rafiq',
  category: 'islamic_studies',
  level: 'beginner',
  duration: 76,
  price: '0.00',
  rating: 4.5,
  ratings: 2,
  enrollmentCount: 12,
  isPublished: true,
  language: 'en',
}
const paid = {
  ...listed,
  id: 'paid',
  slug: 'paid',
  title: 'Paid',
  price: '19.50',
  ratings: 0,
  enrollmentCount: 0,
}
const noText = { html: null, link: null }
const course: WholeCourse = {
  ...listed,
  outcomes: ['Make wudu'],
  modules: [
    {
      title: 'Get ready',
      about: 'Wudu and the direction.',
      parts: [
        { kind: 'lesson', id: 'wudu', title: 'Wudu, step by step', minutes: 10, ...noText },
        { kind: 'article', id: 'find-the-qibla', title: 'Find the Qibla', minutes: 66, ...noText },
      ],
    },
  ],
  hasCheck: false,
  check: [],
}
const checked: WholeCourse = {
  ...course,
  hasCheck: true,
  check: ['One', 'Two', 'Three'].map((question) => ({
    question,
    choices: [`${question}: no`, `${question}: yes`],
    answer: 1,
    why: `${question}, because.`,
    reference: 'Sahih al-Bukhari 403',
    article: 'find-the-qibla',
  })),
}
const api = {
  'GET /api/courses': {
    courses: [listed, paid],
    pagination: { page: 1, limit: 20, total: 2, totalPages: 1 },
  },
  'GET /api/courses/first-prayer': course,
  'POST /api/analytics/pageview': { counted: true },
}
async function finish(...ids: readonly ['lesson' | 'article', string, string][]) {
  const { records } = await import('#shared/web/user-data/records.ts')
  const { finishedLessonRecords } = await import('#features/lessons/core/index.ts')
  const { finishedArticleRecords } = await import('../core/courses.records.ts')
  for (const [kind, id, day] of ids)
    await (kind === 'lesson' ? records(finishedLessonRecords) : records(finishedArticleRecords)).put(id, {
      day,
    })
}
async function enrolments() {
  const { records } = await import('#shared/web/user-data/records.ts')
  const { courseEnrolmentRecords } = await import('../core/courses.records.ts')
  return [...(await records(courseEnrolmentRecords).read()).keys()]
}

describe('the list of courses', () => {
  it('has six placeholders while it loads', async () => {
    const { container } = await renderPage(pages, {
      at: '/courses',
      api: { ...api, 'GET /api/courses': () => new Promise(() => undefined) },
    })
    await screen.findByRole('heading', { name: 'Courses' })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  })

  it('shows badge, instructor, length, rating and learners of a free course', async () => {
    await renderPage(pages, { at: '/courses', api })
    const card = within(await screen.findByRole('article', { name: 'Your first prayer' }))
    for (const text of [
      'Islamic studies',
      'Beginner',
      'FREE',
      'Rafiq',
      '1 hr 16 mins',
      'Rating: 4.5',
      'Learners: 12',
    ])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByRole('link', { name: 'Start Free Course' })).toHaveAttribute(
      'href',
      '/courses/first-prayer',
    )
    expect(screen.getByRole('link', { name: 'Become an Instructor' })).toBeVisible()
  })

  it('shows the price of others, and no rating or learners that nobody gave', async () => {
    await renderPage(pages, { at: '/courses', api })
    const card = within(await screen.findByRole('article', { name: 'Paid' }))
    expect(card.getByText('US$19.50')).toBeVisible()
    expect(card.getByRole('link', { name: 'Enroll Now' })).toBeVisible()
    expect(card.queryByText(/Rating|Learners/)).toBeNull()
  })

  it('filters by subject and level in the address', async () => {
    const { user } = await renderPage(pages, { at: '/courses', api })
    await user.selectOptions(await screen.findByLabelText('Subject'), 'Tajweed')
    await user.selectOptions(screen.getByLabelText('Level'), 'Advanced')
    await waitFor(() =>
      expect(sentRequests('GET /api/courses').at(-1)?.query).toEqual({
        language: 'en',
        category: 'tajweed',
        level: 'advanced',
      }),
    )
  })

  it('says so when it finds nothing, and when it can’t be loaded', async () => {
    const empty = { courses: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } }
    const { unmount } = await renderPage(pages, {
      at: '/courses',
      api: { ...api, 'GET /api/courses': empty },
    })
    expect(await screen.findByText('No courses found')).toBeVisible()
    unmount()
    await renderPage(pages, { at: '/courses', api: { ...api, 'GET /api/courses': refusal(500, 'internal') } })
    expect(await screen.findByText('Failed to fetch courses')).toBeVisible()
  })
})

describe('a course', () => {
  it('starts with its first unfinished part', async () => {
    const { user } = await renderPage(pages, { at: '/courses/first-prayer', api })
    await finish(['lesson', 'wudu', '2026-11-20'])
    expect(await screen.findByText('You already finished some of it: 1 of 2 finished')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start Free Course' }))
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/blog/find-the-qibla?course=first-prayer'),
    )
    expect(await enrolments()).toEqual(['first-prayer'])
  })

  it('leads from an article that was read to the finished course, its rating and its certificate', async () => {
    const { user } = await renderPage(pages, { at: '/blog/find-the-qibla?course=first-prayer', api })
    await finish(['lesson', 'wudu', '2026-11-20'])
    const bar = within(await screen.findByRole('navigation', { name: 'Course' }))
    expect(bar.getByText('1 of 2 finished')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'I’ve read it', pressed: false }))
    expect(await bar.findByText('2 of 2 finished')).toBeVisible()
    await user.click(bar.getByRole('link', { name: 'Open the finished course' }))
    expect(await screen.findByText(/^Finished on/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Stars: 4 of 5' }))
    expect(screen.getByRole('radio', { name: 'Stars: 4 of 5' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Make a certificate' }))
    expect(screen.getByText(/^Certificate: Your first prayer, \d{4}-/)).toBeVisible()
  })

  it('can be left, and joined again from the toast', async () => {
    const { user } = await renderPage(pages, { at: '/courses/first-prayer', api })
    await user.click(await screen.findByRole('button', { name: 'Start Free Course' }))
    await user.click(await screen.findByRole('link', { name: 'Your first prayer' }))
    await user.click(await screen.findByRole('button', { name: 'Leave course' }))
    expect(await enrolments()).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await enrolments()).toEqual(['first-prayer']))
  })

  it('is finished only when its check is passed, with the reference of each answer', async () => {
    const { user } = await renderPage(pages, {
      at: '/blog/find-the-qibla?course=first-prayer',
      api: { ...api, 'GET /api/courses/first-prayer': checked },
    })
    await finish(['lesson', 'wudu', '2026-11-20'], ['article', 'find-the-qibla', '2026-11-21'])
    expect(await screen.findByText('2 of 3 finished')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next: Check what you learned' }))
    const choose = async (...choices: string[]) => {
      for (const name of choices) await user.click(await screen.findByRole('radio', { name }))
      await user.click(screen.getByRole('button', { name: 'Check answers' }))
    }
    await choose('One: yes', 'Two: yes', 'Three: no')
    expect(await screen.findByText(/^2 of 3 right/)).toBeVisible()
    expect(screen.getByText('Three, because.')).toBeVisible()
    expect(screen.getAllByText('Sahih al-Bukhari 403')).toHaveLength(3)
    expect(screen.queryByText('3 of 3 finished')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await choose('One: yes', 'Two: yes', 'Three: yes')
    expect(await screen.findByText('3 of 3 right. You passed.')).toHaveFocus()
    expect(await screen.findByText('3 of 3 finished')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Open the finished course' }))
    expect(await screen.findByText(/^Finished on/)).toBeVisible()
  })

  it('has a page for a text of its own, which can be marked as read', async () => {
    const text = {
      kind: 'text',
      id: '3f2a90bc',
      title: 'Sample text',
      minutes: 1,
      html: '<p>Sample words</p>',
      link: 'https://example.org/more',
    } as const
    const modules = [{ title: 'Get ready', about: 'Wudu.', parts: [text] }]
    const { user } = await renderPage(pages, {
      at: '/courses/first-prayer',
      api: { ...api, 'GET /api/courses/first-prayer': { ...course, modules } },
    })
    await user.click(await screen.findByRole('link', { name: 'Sample text' }))
    expect(await screen.findByText('Sample words')).toBeVisible()
    expect(screen.getByRole('link', { name: /example\.org/ })).toHaveAttribute('href', text.link)
    await user.click(await screen.findByRole('button', { name: 'I’ve read it', pressed: false }))
    expect(await screen.findByText('1 of 1 finished')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Open the finished course' }))
    expect(await screen.findByText(/^Finished on/)).toBeVisible()
  })

  it('has no page for a step that it doesn’t have', async () => {
    await renderPage(pages, { at: '/courses/first-prayer/check', api })
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
  })

  it('shows no bar below a lesson that isn’t part of it', async () => {
    await renderPage(pages, { at: '/learn/al-ikhlas?course=first-prayer', api })
    await waitFor(() => expect(sentRequests('GET /api/courses/first-prayer')).toHaveLength(1))
    expect(screen.queryByRole('navigation', { name: 'Course' })).toBeNull()
  })
})
