import { expect, it } from 'vitest'
import { isPassed } from './course.ts'
import { progressIn } from './course-progress.ts'

const parts = [
  { course: 'first-prayer', kind: 'lesson', id: 'wudu' },
  { course: 'first-prayer', kind: 'article', id: 'find-the-qibla' },
  { course: 'first-prayer', kind: 'lesson', id: 'prayer' },
] as const
const finished = (
  lessons: Record<string, string>,
  articles: Record<string, string> = {},
  own: Record<string, string> = {},
) => {
  const days = (of: Record<string, string>) => new Map(Object.entries(of).map(([id, day]) => [id, { day }]))
  return { lesson: days(lessons), article: days(articles), own: days(own) }
}

it('names the first part that is not finished, also after later ones', () => {
  expect(progressIn(parts, finished({ prayer: '2026-11-02' }))).toEqual({
    done: 1,
    all: 3,
    next: parts[0],
    finishedOn: undefined,
  })
})

it('tells a lesson from an article with the same id', () => {
  expect(progressIn(parts, finished({ 'find-the-qibla': '2026-11-02' })).done).toBe(0)
})

it('is finished on the day of the latest part', () => {
  const all = finished({ wudu: '2026-11-09', prayer: '2026-11-02' }, { 'find-the-qibla': '2026-11-05' })
  expect(progressIn(parts, all)).toEqual({ done: 3, all: 3, next: undefined, finishedOn: '2026-11-09' })
})

it('counts the check of its own course alone', () => {
  const check = { course: 'first-prayer', kind: 'check', id: 'check' } as const
  const passed = (course: string) => finished({}, {}, { [`${course}/check`]: '2026-11-03' })
  expect(progressIn([check], passed('tajweed')).done).toBe(0)
  expect(progressIn([check], passed('first-prayer')).finishedOn).toBe('2026-11-03')
})

it.each([
  [5, 3, false],
  [5, 4, true],
  [3, 2, false],
  [4, 4, true],
])('needs four in five: of %i questions %i right is %s', (all, right, isEnough) => {
  expect(isPassed(right, all)).toBe(isEnough)
})

it('never calls a course without parts finished', () => {
  expect(progressIn([], finished({})).finishedOn).toBeUndefined()
})
