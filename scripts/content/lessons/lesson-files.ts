import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  type LessonUnit,
  lessonCategories,
  lessonLevels,
  lessonSchools,
  lessonUnits,
} from '#features/lessons/core/lesson.ts'
import { source } from '../adhkar/item-files.ts'

const folder = join(import.meta.dirname, '../../../content/lessons')

const text = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) })
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const verse = z.string().regex(/^\d{1,3}:\d{1,3}$/)
const place = z.int().positive()
const lessonSource = z.union([source, z.strictObject({ book: z.literal('work'), title: text })])
const sources = z.array(lessonSource).min(1)

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text, sources: sources.optional() }),
  z.strictObject({
    kind: z.literal('letter'),
    letter: z.string().length(1),
    name: text,
    transliteration: z.string().min(1),
    sound: text,
    confusedWith: z.array(z.string().length(1)).min(1).optional(),
  }),
  z.strictObject({ kind: z.literal('read'), verse }),
  z.strictObject({
    kind: z.literal('words'),
    verse,
    from: place,
    to: place,
    meanings: z.array(z.strictObject({ en: z.string().min(1), ar: z.string().min(1).optional() })).min(1),
  }),
  z.strictObject({ kind: z.literal('rule'), rule: z.string(), text, examples: z.array(verse).min(1) }),
  z.strictObject({ kind: z.literal('phrase'), adhkar: id }),
  z.strictObject({
    kind: z.literal('do'),
    title: text,
    text,
    views: z
      .array(z.strictObject({ school: z.enum(lessonSchools), text }))
      .min(2)
      .optional(),
    sources,
  }),
  z.strictObject({
    kind: z.literal('quiz'),
    question: text,
    choices: z.array(text).min(2).max(4),
    answer: z.int().nonnegative(),
    why: text,
  }),
])

const lesson = z.strictObject({
  id,
  title: text,
  category: z.enum(lessonCategories),
  difficulty: z.enum(lessonLevels),
  minutes: z.int().positive().max(60),
  requires: z.array(id),
  intro: text,
  steps: z.array(step).min(1),
})

/** A lesson as stored: it names verses and adhkar instead of having their texts. */
export type StoredLesson = z.infer<typeof lesson> & { readonly unit: LessonUnit }
export type StoredStep = StoredLesson['steps'][number]

/** The lessons of one file. Throws `ZodError` for missing or unknown fields. */
export const parseLessons = (json: string, unit: LessonUnit): readonly StoredLesson[] =>
  z
    .array(lesson)
    .parse(JSON.parse(json))
    .map((each) => ({ ...each, unit }))

/** All lessons in the order of the path. */
export async function readLessonFiles(): Promise<readonly StoredLesson[]> {
  const files = lessonUnits.map(async (unit, index) =>
    parseLessons(await readFile(join(folder, `0${index + 1}-${unit}.json`), 'utf8'), unit),
  )
  return (await Promise.all(files)).flat()
}
