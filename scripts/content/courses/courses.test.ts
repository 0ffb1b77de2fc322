import { describe, expect, it } from 'vitest'
import { parseCourses } from '../courses.ts'

const text = (name: string) => ({ en: name, ar: `${name} بالعربية` })
const sources = {
  lessons: [{ id: 'wudu', title: text('Wudu'), minutes: 10 }],
  articles: [
    {
      slug: 'find-the-qibla',
      texts: {
        en: {
          title: 'Qibla',
          excerpt: '',
          markdown: '',
          html: '',
          headings: [],
          references: [],
          readMinutes: 6,
        },
      },
    },
  ],
}
const course = (parts: readonly string[], slug = 'first') => ({
  slug,
  category: 'arabic',
  level: 'beginner',
  instructor: text('Rafiq'),
  title: text('First'),
  description: text('About'),
  outcomes: [text('Read')],
  modules: [{ title: text('One'), about: text('About one'), parts }],
})
const parse = (...courses: readonly object[]) => parseCourses(JSON.stringify(courses), sources)

describe('the courses of a file', () => {
  it('get the titles and lengths of their lessons and articles', () => {
    const [first] = parse(course(['lesson:wudu', 'article:find-the-qibla']))
    expect(first?.modules[0]?.parts).toEqual([
      { kind: 'lesson', id: 'wudu', title: text('Wudu'), minutes: 10 },
      { kind: 'article', id: 'find-the-qibla', title: { en: 'Qibla', ar: 'Qibla' }, minutes: 6 },
    ])
  })

  it.each(['lesson:none', 'article:wudu', 'lesson:find-the-qibla'])(
    'cannot have the unknown part %s',
    (part) => {
      expect(() => parse(course([part]))).toThrow(RangeError)
    },
  )

  it.each([
    ['a right choice', { answer: 2 }],
    ['its article in the course', { article: 'prepare-for-ramadan' }],
    ['a reference', { reference: undefined }],
  ])('cannot have a question without %s', (_, change) => {
    const question = {
      article: 'find-the-qibla',
      question: text('Which?'),
      choices: [text('One'), text('Two')],
      answer: 1,
      why: text('Because'),
      reference: text('Sahih al-Bukhari 403'),
    }
    const withCheck = (check: object[]) => parse({ ...course(['article:find-the-qibla']), check })
    expect(withCheck([question, question, question])[0]?.check).toHaveLength(3)
    expect(() => withCheck([question, question, { ...question, ...change }])).toThrow()
  })

  it('cannot have a part twice', () => {
    expect(() => parse(course(['lesson:wudu', 'lesson:wudu']))).toThrow(/twice/)
  })

  it('cannot have a slug twice', () => {
    expect(() => parse(course(['lesson:wudu']), course(['lesson:wudu']))).toThrow(/twice/)
  })

  it('cannot have unknown fields or texts without Arabic', () => {
    expect(() => parse({ ...course(['lesson:wudu']), price: 3 })).toThrow()
    expect(() => parse({ ...course(['lesson:wudu']), title: { en: 'First' } })).toThrow()
  })
})
