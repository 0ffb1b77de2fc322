import { expect, it } from 'vitest'
import { progressIn } from './course-progress.ts'

const parts = [
  { kind: 'lesson', id: 'wudu' },
  { kind: 'article', id: 'find-the-qibla' },
  { kind: 'lesson', id: 'prayer' },
] as const
const finished = (lessons: Record<string, string>, articles: Record<string, string> = {}) => {
  const days = (of: Record<string, string>) => new Map(Object.entries(of).map(([id, day]) => [id, { day }]))
  return { lesson: days(lessons), article: days(articles) }
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

it('never calls a course without parts finished', () => {
  expect(progressIn([], finished({})).finishedOn).toBeUndefined()
})
