import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Article } from '#features/articles/core/article.ts'
import {
  type Course,
  type CoursePart,
  courseCategories,
  courseLevels,
  partsOf,
} from '#features/courses/core/course.ts'
import { readLessonFiles, type StoredLesson } from './lessons/lesson-files.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'courses'

const text = z.strictObject({ en: z.string().trim().min(1), ar: z.string().trim().min(1) })
const part = z.string().regex(/^(lesson|article):[a-z0-9-]+$/)

const question = z.strictObject({
  article: z.string().min(1),
  question: text,
  choices: z.array(text).min(2).max(5),
  answer: z.number().int().min(0),
  why: text,
  reference: text,
})

const course = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.enum(courseCategories),
  level: z.enum(courseLevels),
  instructor: text,
  title: text,
  description: text,
  outcomes: z.array(text).min(1),
  modules: z.array(z.strictObject({ title: text, about: text, parts: z.array(part).min(1) })).min(1),
  check: z.array(question).min(3).max(5).optional(),
})

/** What the parts of courses are taken from. */
export interface CourseSources {
  readonly lessons: readonly Pick<StoredLesson, 'id' | 'title' | 'minutes'>[]
  readonly articles: readonly Pick<Article, 'slug' | 'texts'>[]
}

/** Writes all courses with the titles and lengths of their parts. The articles are built before: names are in order. */
export async function build(outFolder: string): Promise<void> {
  const [json, lessons, articles] = await Promise.all([
    readFile(join(import.meta.dirname, '../../content/courses/courses.json'), 'utf8'),
    readLessonFiles(),
    readFile(join(outFolder, '../articles/articles.json'), 'utf8'),
  ])
  await writeJson(
    join(outFolder, 'courses.json'),
    parseCourses(json, { lessons, articles: JSON.parse(articles) }),
  )
}

/**
 * The courses of a file, in its order. Throws `ZodError` for a missing or unknown field, and `RangeError` for a part that
 * doesn’t exist or is twice in a course, for a slug that is used twice, and for a question without a right choice or whose
 * article is not in the course.
 */
export function parseCourses(json: string, sources: CourseSources): readonly Course[] {
  const stored = z.array(course).parse(JSON.parse(json))
  const slugs = stored.map(({ slug }) => slug)
  if (new Set(slugs).size < slugs.length) throw new RangeError('A slug is used twice.')
  return stored.map(({ modules, check, ...about }) => {
    const whole = {
      ...about,
      ...(check && { check }),
      modules: modules.map(({ parts, ...texts }) => ({
        ...texts,
        parts: parts.map((named) => partOf(named, sources)),
      })),
    }
    const names = partsOf(whole).map(({ kind, id }) => `${kind}:${id}`)
    const twice = names.find((each, at) => names.indexOf(each) !== at)
    if (twice) throw new RangeError(`${twice} is twice in ${about.slug}.`)
    for (const { answer, choices, article, question } of check ?? [])
      if (!choices[answer] || !names.includes(`article:${article}`))
        throw new RangeError(`“${question.en}” has no right choice, or its article is not in ${about.slug}.`)
    return whole
  })
}

function partOf(named: string, { lessons, articles }: CourseSources): CoursePart {
  const [kind, id = ''] = named.split(':')
  if (kind === 'lesson') {
    const lesson = lessons.find((each) => each.id === id)
    if (lesson) return { kind, id, title: lesson.title, minutes: lesson.minutes }
  }
  const article = articles.find(({ slug }) => kind === 'article' && slug === id)
  if (!article) throw new RangeError(`There is no ${named}.`)
  const { en, ar = en } = article.texts
  return { kind: 'article', id, title: { en: en.title, ar: ar.title }, minutes: en.readMinutes }
}
