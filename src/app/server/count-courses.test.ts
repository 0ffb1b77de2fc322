import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CourseAnswer } from '#features/courses/core/courses.contract.ts'
import { syncingAccount } from '#features/user-data/server/testing/syncing-account.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { countCourses } from './count-courses.ts'
import { serverFeatures } from './features.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const day = '2026-11-26'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => NOW })
})
afterAll(() => server.close())

async function counted() {
  await countCourses(server.services.database)
  const answer = await server.app.inject({ url: '/api/courses/how-we-know' })
  const { rating, ratings, enrollmentCount }: CourseAnswer = answer.json()
  return { rating, ratings, enrollmentCount }
}

it('counts learners, and the ratings of those who finished every part and the check', async () => {
  const accountOf = (name: string) => syncingAccount(server, name, NOW)
  const [aisha, bilal] = [await accountOf('aisha'), await accountOf('bilal')]
  const course = (await server.app.inject({ url: '/api/courses/how-we-know' })).json()
  const articles: string[] = course.modules.flatMap(({ parts }: { parts: { id: string }[] }) =>
    parts.map(({ id }) => id),
  )
  expect(articles.length).toBeGreaterThan(3)
  expect(await counted()).toEqual({ rating: 0, ratings: 0, enrollmentCount: 0 })

  await aisha('course-enrolment', 'how-we-know', { day })
  await bilal('course-enrolment', 'how-we-know', { day })
  await aisha('course-rating', 'how-we-know', { stars: 5, day })
  await bilal('course-rating', 'how-we-know', { stars: 2, day })
  await bilal('course-step-finished', 'how-we-know/check', { day })
  for (const article of articles) await aisha('article-finished', article, { day })
  for (const article of articles.slice(1)) await bilal('article-finished', article, { day })
  expect(await counted(), 'before the check is passed').toMatchObject({ ratings: 0 })
  await aisha('course-step-finished', 'how-we-know/check', { day })
  expect(await counted()).toEqual({ rating: 5, ratings: 1, enrollmentCount: 2 })

  await bilal('article-finished', articles[0] ?? '', { day })
  expect(await counted()).toEqual({ rating: 3.5, ratings: 2, enrollmentCount: 2 })

  await bilal('course-enrolment', 'how-we-know', null)
  await bilal('course-rating', 'how-we-know', null)
  expect(await counted()).toEqual({ rating: 5, ratings: 1, enrollmentCount: 1 })
})
