import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readCourseSources } from '#app/server/course-sources.ts'
import { serverFeatures } from '#app/server/features.ts'
import { languages } from '#shared/core/languages.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { Lesson } from '../core/lesson.ts'
import type { LessonValues, StepValues } from '../core/lesson-values.ts'
import { newQuestion, newText } from '../core/lesson-values.ts'
import { LESSONS } from '../core/lessons-address.ts'
import { lessonHeads } from './lesson-heads.ts'
import { seedLessons } from './lessons.directory.ts'

const URL = '/api/admin/lessons'
const CONTENT = 'wudu'
/** It has words of verses and questions, and other lessons require it. */
const SURAH = 'al-fatihah'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())

let number = 0
let id = ''
beforeEach(() => {
  number += 1
  id = `glimmerwort-${number}`
})

const text = (name: string) => ({ en: name, ar: `نص ${name.length}` })
const question = (name: string): StepValues => ({
  ...newQuestion,
  texts: [text(name), text('why'), text('first'), text('another'), text('the third')],
  answer: 2,
})
const sample = (values: object = {}) => ({
  title: `Glimmerwort ${number}`,
  titleArabic: 'درس للتجربة',
  intro: 'A sample.',
  introArabic: 'تجربة.',
  unit: 'prayer',
  category: 'basics',
  difficulty: 'beginner',
  minutes: 5,
  steps: [
    { ...newText, texts: [text('Begin')] },
    question('one'),
    question('second'),
    question('number three'),
  ],
  isPublished: true,
  ...values,
})
const create = (values: object = {}) => amina.ask('POST', URL, sample(values))
const read = async (which = id): Promise<{ version: number; source: string; values: LessonValues }> =>
  (await amina.ask('GET', `${URL}/${which}`)).body
const save = (which: string, values: object) => amina.ask('PUT', `${URL}/${which}`, values)
const act = (action: string, which = id) => amina.ask('POST', `${URL}/actions`, { action, ids: [which] })
const served = async (): Promise<readonly Lesson[]> => (await server.app.inject(LESSONS)).json()
const inFile = async (which = id) => (await served()).find((lesson) => lesson.id === which)
const contentFile = () => join(server.services.contentFolder, 'lessons', 'lessons.json')

describe('an own lesson', () => {
  it('has everything that one of the content has', async () => {
    expect((await create()).status).toBe(201)
    expect(await inFile()).toEqual({
      id,
      title: { en: `Glimmerwort ${number}`, ar: 'درس للتجربة' },
      intro: { en: 'A sample.', ar: 'تجربة.' },
      unit: 'prayer',
      category: 'basics',
      difficulty: 'beginner',
      minutes: 5,
      requires: [],
      steps: [
        { kind: 'text', text: text('Begin') },
        ...['one', 'second', 'number three'].map((name) => ({
          kind: 'quiz',
          question: text(name),
          why: text('why'),
          choices: [text('first'), text('another'), text('the third')],
          answer: 2,
        })),
      ],
    })
  })

  it.each([
    ['title', { title: '' }, 'missing'],
    ['titleArabic', { titleArabic: 'Lesson' }, 'not_arabic'],
    ['intro', { intro: 'a\u0007b' }, 'not_text'],
    ['minutes', { minutes: 61 }, 'not_minutes'],
    ['steps', { steps: [question('one')] }, 'too_few_questions'],
    ['steps', { steps: [{ ...newText, texts: [{ en: 'See (115:1).', ar: 'نص' }] }] }, 'steps'],
    ['steps', { steps: [{ ...newText, kind: 'read' }], isPublished: false }, 'not_steps'],
    ['steps', { steps: [{ ...newText, from: 0, texts: [text('x')] }], isPublished: false }, 'not_steps'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await create(values)
    expect([status, body.error.fields]).toEqual([400, expect.arrayContaining([{ field, code }])])
  })

  it('has a name of its own', async () => {
    await create()
    expect((await create()).body.error.code).toBe('slug_taken')
  })

  it('is public while it is published and not deleted', async () => {
    const isPublic = async () => (await inFile()) !== undefined
    await create({ isPublished: false })
    expect(await isPublic()).toBe(false)
    await act('publish')
    expect(await isPublic()).toBe(true)
    await act('delete')
    expect(await isPublic()).toBe(false)
    await act('restore')
    expect(await isPublic()).toBe(true)
  })

  it('is published only with everything it needs', async () => {
    await create({ isPublished: false, steps: [] })
    expect((await act('publish')).body.refused).toEqual([{ id, code: 'incomplete' }])
  })
})

describe('a saved lesson', () => {
  it('is not overwritten by an edit of an older version', async () => {
    const { version } = (await create()).body
    const values = { ...(await read()).values, minutes: 7 }
    expect((await save(id, { ...values, version })).status).toBe(200)
    const second = await save(id, { ...values, minutes: 8, version })
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
    expect(await inFile()).toMatchObject({ minutes: 7 })
  })

  it('keeps verses, words and sources, whatever else was sent', async () => {
    const before = (await inFile(SURAH))?.steps ?? []
    const { values } = await read(SURAH)
    const steps = values.steps.map((step) => ({
      ...step,
      about: step.about.map(() => 'x'),
      texts: step.kind === 'words' ? step.texts.map(({ ar }) => ({ en: 'Edited', ar })) : step.texts,
    }))
    expect((await save(SURAH, { ...values, steps })).status).toBe(200)
    const after = (await inFile(SURAH))?.steps ?? []
    expect(after).toEqual(
      before.map((step) =>
        step.kind === 'words'
          ? { ...step, words: step.words.map((word) => ({ ...word, en: 'Edited' })) }
          : step,
      ),
    )
    await act('reset', SURAH)
  })

  it('gets new texts anywhere and new questions after the others', async () => {
    const { values } = await read(CONTENT)
    const steps = [{ ...newText, texts: [text('Before all')] }, ...values.steps, question('At last')]
    expect((await save(CONTENT, { ...values, steps })).status).toBe(200)
    const lesson = await inFile(CONTENT)
    expect(lesson?.steps[0]).toEqual({ kind: 'text', text: text('Before all') })
    expect(lesson?.steps.at(-1)).toMatchObject({ question: text('At last') })
    expect((await read(CONTENT)).values.steps.map(({ from }) => from)).toEqual(steps.map((_, at) => at))
    await act('reset', CONTENT)
  })

  it.each<[string, string, (steps: readonly StepValues[]) => readonly StepValues[]]>([
    [
      'a question is missing',
      CONTENT,
      (steps) => steps.filter(({ kind }, at) => at === 0 || kind !== 'quiz'),
    ],
    ['questions changed places', CONTENT, (steps) => steps.toReversed()],
    ['a new question comes first', CONTENT, (steps) => [question('first'), ...steps]],
    ['words are missing', SURAH, (steps) => steps.filter(({ kind }) => kind !== 'words')],
    ['a step comes twice', CONTENT, (steps) => [...steps, steps[0] as StepValues]],
    ['a step is another one', CONTENT, (steps) => steps.with(0, { ...newText, from: 1, texts: [text('x')] })],
    [
      'words have too few meanings',
      SURAH,
      (steps) => steps.map((step) => ({ ...step, texts: step.texts.slice(1) })),
    ],
  ])('is refused when %s', async (_, which, change) => {
    const { values } = await read(which)
    const { status, body } = await save(which, {
      ...values,
      isPublished: false,
      steps: change(values.steps),
    })
    expect([status, body.error.fields]).toEqual([400, [{ field: 'steps', code: 'not_steps' }]])
  })
})

/** Seeds content in which the lesson is another one, as after an update. */
async function seedNewer(changes: object) {
  const content: { id: string }[] = JSON.parse(await readFile(contentFile(), 'utf8'))
  const newer = await mkdtemp(join(tmpdir(), 'rafiq-lessons-'))
  await mkdir(join(newer, 'lessons'))
  await writeFile(
    join(newer, 'lessons', 'lessons.json'),
    JSON.stringify(content.map((each) => (each.id === CONTENT ? { ...each, ...changes } : each))),
  )
  await seedLessons(server.services.database, newer)
  await rm(newer, { recursive: true })
}

describe('a lesson of the content', () => {
  it('is in the file as the content has it, in its order', async () => {
    const content: Lesson[] = JSON.parse(await readFile(contentFile(), 'utf8'))
    expect((await served()).slice(0, content.length)).toEqual(content)
  })

  it('is answered with a tag that finds it unchanged, until one is edited', async () => {
    const ask = (tag = '') => server.app.inject({ url: LESSONS, headers: { 'if-none-match': tag } })
    const { headers } = await ask()
    expect(headers['cache-control']).toBe('no-cache')
    expect((await ask(headers.etag)).statusCode).toBe(304)
    await create()
    expect((await ask(headers.etag)).statusCode).toBe(200)
  })

  it('stays edited when content is seeded, until its version is taken again', async () => {
    const { values, version, source } = await read(CONTENT)
    expect(source).toBe('content')
    const saved = await save(CONTENT, { ...values, title: 'Edited title', version })
    expect(saved.body).toMatchObject({ source: 'edited', title: 'Edited title' })
    await seedNewer({ minutes: 44 })
    expect(await inFile(CONTENT)).toMatchObject({ title: { en: 'Edited title' }, minutes: values.minutes })
    await act('reset', CONTENT)
    expect(await inFile(CONTENT)).toMatchObject({ minutes: 44 })
    await seedNewer({})
  })

  it('is the content’s still when it is saved unchanged', async () => {
    for (const which of [SURAH, 'letters-alif-ba', 'tajweed-begin']) {
      const { values } = await read(which)
      expect((await save(which, values)).body.source, which).toBe('content')
    }
  })

  it('is nowhere while it is deleted, and no lesson requires it', async () => {
    const requiring = (await served()).find(({ requires }) => requires.includes(SURAH))
    expect(requiring).toBeDefined()
    const head = () =>
      lessonHeads(server.services.database)({
        path: `/learn/${SURAH}`,
        language: languages[0],
        origin: 'https://rafiq.example',
      })
    await act('delete', SURAH)
    expect(await inFile(SURAH)).toBeUndefined()
    expect((await served()).some(({ requires }) => requires.includes(SURAH))).toBe(false)
    expect(await head()).toBe('missing')
    const parts = await readCourseSources(server.services)
    expect(parts.some((part) => part.kind === 'lesson' && part.id === SURAH)).toBe(false)
    await act('restore', SURAH)
    expect(await inFile(SURAH)).toBeDefined()
    expect((await inFile(requiring?.id))?.requires).toContain(SURAH)
    expect(await head()).not.toBe('missing')
  })
})

describe('the list of lessons', () => {
  it('is filtered, searched and sorted', async () => {
    await create({ isPublished: false })
    const ids = async (query: string) =>
      (await amina.ask('GET', `${URL}?limit=100&${query}`)).body.data.map((each: { id: string }) => each.id)
    for (const query of [
      'state=unpublished',
      'source=operator',
      'unit=prayer&source=operator',
      'category=basics&source=operator',
      'difficulty=beginner&source=operator',
      'search=glimmerwort',
      `search=${encodeURIComponent('للتجربه')}`,
      'sort=-edited',
    ])
      expect(await ids(query), query).toContain(id)
    for (const query of ['state=published', 'unit=tajweed', 'difficulty=advanced', 'search=sunbeam'])
      expect(await ids(query), query).not.toContain(id)
  })

  it('is exported', async () => {
    await create()
    const { body } = await amina.ask('GET', `${URL}/export?format=json&search=${id}`)
    expect(body).toMatchObject([{ id, steps: 4, questions: 3 }])
  })

  it('writes edits into the audit log', async () => {
    await create()
    const entries = await server.services.database.db.select().from(auditLog)
    expect(entries.filter(({ itemId }) => itemId === id)).toMatchObject([
      { itemType: 'lesson', action: 'create' },
    ])
  })
})

it('is edited on every instance within 30 seconds', async () => {
  vi.resetModules()
  const { buildServer } = await import('#shared/server/http/build-server.ts')
  const { lessonsFeature } = await import('./lessons.routes.ts')
  const second = await buildServer(server.services, [lessonsFeature])
  onTestFinished(() => second.close())
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => void clock.mockRestore())
  const isThere = async () =>
    (await second.inject(LESSONS)).json().some((lesson: { id: string }) => lesson.id === id)
  expect(await isThere()).toBe(false)
  await create()
  expect(await inFile()).toBeDefined()
  clock.mockReturnValue(start + 29_000)
  expect(await isThere()).toBe(false)
  clock.mockReturnValue(start + 30_001)
  // The cache reads the clock once a millisecond.
  await expect.poll(isThere).toBe(true)
})
