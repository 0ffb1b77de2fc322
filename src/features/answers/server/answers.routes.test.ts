import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { AnswerAnswer, ListedQuestion } from '../core/answers.contract.ts'
import { answerHeads } from './answer-heads.ts'
import { answersFeature } from './answers.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [answersFeature(async () => new Set(['bukhari-5590']))] })
})
afterAll(() => server.close())

async function read(path: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
  return { status: answer.statusCode, body: answer.json() }
}
interface Page {
  readonly answers: readonly ListedQuestion[]
  readonly pagination: { readonly total: number }
}
const list = async (query: Record<string, string> = {}) => (await read('/api/answers', query)).body as Page
const ids = async (query: Record<string, string>) => (await list(query)).answers.map(({ id }) => id)

describe('the list of questions', () => {
  it('has at least 60 on pages, belief first', async () => {
    const first = await list()
    expect(first.pagination.total).toBeGreaterThanOrEqual(60)
    expect(first.answers).toHaveLength(20)
    expect(first.answers[0]?.category).toBe('belief')
    const second = await ids({ page: '2' })
    expect(second.some((id) => first.answers.some((question) => question.id === id))).toBe(false)
  })

  it('is in Arabic for Arabic, and in English for all other languages', async () => {
    const search = 'What breaks wudu?'
    const [arabic] = (await list({ search, language: 'ar' })).answers
    expect(arabic).toMatchObject({ language: 'ar', question: /[\u0600-\u06ff]/ })
    const [turkish] = (await list({ search, language: 'tr' })).answers
    expect(turkish).toMatchObject({ id: arabic?.id, language: 'en', question: search, schools: 5 })
  })

  it('is filtered by category', async () => {
    const { answers, pagination } = await list({ category: 'zakat' })
    expect(answers.length).toBe(pagination.total)
    expect(answers.length).toBeGreaterThan(3)
    expect(answers.every(({ category }) => category === 'zakat')).toBe(true)
    expect(await ids({ category: 'zakat', search: 'music' })).toEqual([])
  })

  it.each([
    ['the question', 'Is music allowed?', 'music'],
    ['a keyword', 'nasheed', 'music'],
    ['an Arabic word without vowels and hamza', 'الاناشيد', 'music'],
    ['Arabic with vowels', 'المُوسِيقَى', 'music'],
    ['a wrong letter', 'musik', 'music'],
    ['two letters that changed places', 'cotnraception', 'contraception'],
    ['an Arabic word with a wrong letter', 'الموسيقا', 'music'],
    ['another spelling', 'wudhu breaks', 'what-breaks-wudu'],
    ['a whole sentence', 'please tell me is it haram to listen to songs', 'music'],
    ['an Arabic sentence', 'ما حكم سماع الموسيقى والغناء في الإسلام', 'music'],
    ['a word of the answer', 'Ghazali looks at the company', 'music'],
    ['a category in another language', 'zekât', 'zakat-on-jewellery'],
  ])('finds by %s', async (_, search, id) => {
    expect(await ids({ search, limit: '100' })).toContain(id)
  })

  it('shows the questions with the searched keyword first', async () => {
    expect((await ids({ search: 'music' }))[0]).toBe('music')
  })

  it('finds nothing for words that no answer has', async () => {
    expect(await ids({ search: 'zzzz qqqq' })).toEqual([])
    expect(await ids({ search: '???' })).toHaveLength(20)
  })

  it.each([
    ['category', 'news'],
    ['language', 'xx'],
    ['page', '0'],
    ['limit', '101'],
  ])('answers 400 for %s=%s and names the field', async (field, value) => {
    const { status, body } = await read('/api/answers', { [field]: value })
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })
})

describe('one question', () => {
  it('has its answer, the schools’ views, references and related questions', async () => {
    const { body } = await read('/api/answers/music', { language: 'en' })
    const answer = body as AnswerAnswer
    expect(answer.answer).toContain('al-Bukhari 952')
    expect(answer.schoolViews.map(({ school }) => school)).toEqual([
      'hanafi',
      'maliki',
      'shafii',
      'hanbali',
      'jafari',
    ])
    expect(answer.quran).toEqual(['31:6'])
    expect(answer.hadiths[0]).toMatchObject({
      collection: 'bukhari',
      number: 5590,
      scheme: 'fath-al-bari',
      page: 'bukhari-5590',
    })
    expect(answer.sources[0]).toEqual({
      author: 'al-Ghazali',
      title: 'Ihya Ulum ad-Din',
      chapter: 'book of listening to song',
    })
    expect(answer.related.map(({ id }) => id)).toEqual(['pictures-and-photos'])
  })

  it('is complete in Arabic', async () => {
    const { body } = await read('/api/answers/music', { language: 'ar' })
    const { question, short, answer, schoolViews, sources, keywords, related } = body as AnswerAnswer
    const texts = [
      ...[question, short, answer, ...keywords],
      ...schoolViews.flatMap(({ text, source }) => [text, source]),
      ...sources.flatMap(({ author, title, chapter }) => [author, title, chapter]),
      ...related.map((other) => other.question),
    ]
    for (const text of texts) expect(text).toMatch(/[\u0600-\u06ff]/)
  })

  it('doesn’t exist by another id', async () => {
    expect((await read('/api/answers/no-such-question')).status).toBe(404)
  })
})

describe('the head of a page', () => {
  const head = (path: string, code: 'en' | 'ar') => {
    const language = languageOf(code)
    if (!language) throw new Error(code)
    return answerHeads(server.services.database)({ path, language, origin: 'https://rafiq.example' })
  }

  it('of a question is a QAPage with its answer', async () => {
    expect(await head('/islamic-qa/music', 'ar')).toMatchObject({
      about: { title: 'ما حكم الموسيقى؟ — رفيق', description: expect.stringMatching(/خلاف/) },
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        url: 'https://rafiq.example/islamic-qa/music',
        mainEntity: {
          '@type': 'Question',
          name: 'ما حكم الموسيقى؟',
          answerCount: 1,
          acceptedAnswer: { '@type': 'Answer', inLanguage: 'ar' },
        },
      },
    })
  })

  it('of the list is a FAQPage with the first questions', async () => {
    const found = await head('/islamic-qa', 'en')
    const data = found === 'missing' ? undefined : found?.structuredData
    expect(data).toMatchObject({ '@type': 'FAQPage' })
    expect(data?.mainEntity).toHaveLength(20)
  })

  it('is missing for an unknown question, and left to others elsewhere', async () => {
    expect(await head('/islamic-qa/none', 'en')).toBe('missing')
    expect(await head('/hadiths', 'en')).toBeUndefined()
  })
})
