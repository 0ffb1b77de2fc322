import { describe, expect, it } from 'vitest'
import { type CourseValues, courseTroubles, newCourse, priceCentsOf } from './course-values.ts'

const both = (text: string) => ({ en: text, ar: text })
const whole: CourseValues = {
  ...newCourse,
  title: both('T'),
  description: both('D'),
  instructor: both('I'),
  outcomes: [both('O')],
  modules: [{ title: both('M'), about: both('A'), parts: [{ kind: 'lesson', id: 'wudu' }] }],
}

it.each([
  ['0', 0],
  ['12.5', 1250],
  ['12,50', 1250],
  ['١٢٫٥٠', 1250],
  ['1000', 100_000],
])('reads the price %j', (price, cents) => {
  expect(priceCentsOf(price)).toBe(cents)
})

it.each(['', '-1', '1000.01', '1e2', '12.505', 'free'])('refuses the price %j', (price) => {
  expect(priceCentsOf(price)).toBeUndefined()
})

describe('a course', () => {
  it('without problems has none', () => {
    expect(courseTroubles(whole)).toEqual({})
  })

  it('that is new lacks its texts and parts', () => {
    expect(courseTroubles(newCourse)).toEqual({
      title: 'missing',
      description: 'missing',
      instructor: 'missing',
      outcomes: 'missing',
      modules: 'no_parts',
    })
  })

  it('needs Arabic, but no further language', () => {
    expect(courseTroubles({ ...whole, title: { en: 'T', ar: ' ' } })).toEqual({ title: 'missing' })
    expect(courseTroubles({ ...whole, title: { ...both('T'), fr: '' } })).toEqual({})
  })

  it('has each lesson once, and links to https alone', () => {
    const [module] = whole.modules
    const withParts = (...parts: CourseValues['modules'][number]['parts']) =>
      courseTroubles({ ...whole, modules: module ? [{ ...module, parts }] : [] })
    expect(withParts({ kind: 'lesson', id: 'wudu' }, { kind: 'lesson', id: 'wudu' })).toEqual({
      modules: 'twice',
    })
    const text = { kind: 'text', id: '', title: both('T'), markdown: both('T') } as const
    expect(withParts({ ...text, link: 'https://example.org/a' })).toEqual({})
    expect(withParts({ ...text, link: 'http://example.org/a' })).toEqual({ modules: 'not_a_link' })
  })
})
