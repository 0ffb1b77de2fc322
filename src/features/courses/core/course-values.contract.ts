import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { type CourseText, courseCategories, courseLevels } from './course.ts'
import {
  COURSE_LENGTHS,
  COURSE_SIZES,
  type CourseValues,
  furtherLanguages,
  isLink,
  priceCentsOf,
} from './course-values.ts'

const errors = ['not_signed_in', 'forbidden'] as const

/** A text in English and Arabic, and in other languages if it has them. */
const text = (most: number, description: string, example: CourseText): z.ZodType<CourseText> => {
  const needed = z.string().trim().min(1, 'missing').max(most, 'too_long')
  const further = furtherLanguages.map((code) => [code, z.string().max(most, 'too_long').optional()] as const)
  const schema = z.strictObject({ en: needed, ar: needed, ...Object.fromEntries(further) })
  return described(schema, description, example) as unknown as z.ZodType<CourseText>
}

const title = (of: string) =>
  text(COURSE_LENGTHS.title, `The title of ${of}, in English and Arabic; other languages are optional.`, {
    en: 'Sample title',
    ar: 'عنوان للمثال',
  })
const sentence = (description: string) =>
  text(COURSE_LENGTHS.sentence, description, { en: 'Sample sentence.', ar: 'جملة للمثال.' })

const part = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('lesson'),
    id: described(z.string().max(120), 'The id of a lesson.', 'wudu'),
  }),
  z.strictObject({
    kind: z.literal('article'),
    id: described(z.string().max(120), 'The slug of an article.', 'find-the-qibla'),
  }),
  z.strictObject({
    kind: z.literal('text'),
    id: described(z.string().max(40).default(''), 'Its id; empty for a new text.', '3f2a90bc'),
    title: title('the text'),
    markdown: text(COURSE_LENGTHS.markdown, 'The text in Markdown, without HTML and pictures.', {
      en: 'Sample text.',
      ar: 'نص للمثال.',
    }),
    link: described(
      z
        .string()
        .max(COURSE_LENGTHS.link)
        .refine((link) => link === '' || isLink(link), 'not_a_link')
        .default(''),
      'An https address with more about it; empty for none.',
      'https://example.org/more',
    ),
  }),
])

const fields = {
  title: title('the course'),
  description: text(COURSE_LENGTHS.description, 'What the course is about.', {
    en: 'Sample description.',
    ar: 'وصف للمثال.',
  }),
  instructor: text(COURSE_LENGTHS.title, 'Who made it.', { en: 'Sample name', ar: 'اسم للمثال' }),
  category: described(z.enum(courseCategories), 'Its subject.', 'tajweed'),
  level: described(z.enum(courseLevels), 'For whom it is.', 'beginner'),
  outcomes: described(
    z.array(sentence('What a learner can do afterwards.')).min(1).max(COURSE_SIZES.outcomes),
    'What a learner can do afterwards.',
  ),
  modules: described(
    z
      .array(
        z.strictObject({
          title: title('the module'),
          about: sentence('What the module is about.'),
          parts: described(z.array(part).min(1).max(COURSE_SIZES.parts), 'Its parts in their order.'),
        }),
      )
      .min(1)
      .max(COURSE_SIZES.modules),
    'Its modules in their order.',
  ),
  price: described(
    z.string().refine((price) => priceCentsOf(price) !== undefined, 'not_a_price'),
    'The price in US dollars; 0 for a free course.',
    '12.50',
  ),
  isPublished: described(z.boolean(), 'Whether people see it.', false),
}

const params = z.object({ id: slug })
const edited = z.object({
  id: described(z.string(), 'Its slug.', 'first-prayer'),
  version: described(z.number().int(), 'The number of this version.', 3),
  isEdited: described(z.boolean(), 'Whether it is an editor’s version of a course of the content.', false),
  values: described(z.object(fields) as unknown as z.ZodType<CourseValues>, 'What an editor can change.'),
})

export type EditedCourse = z.output<typeof edited>

export const readEditedCourse = endpoint({
  method: 'GET',
  path: '/api/admin/courses/{id}',
  summary: 'Reads a course with everything that an editor can change',
  params,
  answer: edited,
  errors: [...errors, 'not_found'],
})

export const createCourse = endpoint({
  method: 'POST',
  path: '/api/admin/courses',
  summary: 'Adds a course',
  body: z.strictObject(fields),
  answer: edited,
  status: 201,
  errors,
})

export const updateCourse = endpoint({
  method: 'PUT',
  path: '/api/admin/courses/{id}',
  summary: 'Saves a version of a course',
  params,
  body: z.strictObject({
    ...fields,
    version: described(
      z.number().int().min(1).optional(),
      'The version that was edited. If another one was saved meanwhile, nothing is overwritten.',
      3,
    ),
  }),
  answer: edited,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const listCourseSources = endpoint({
  method: 'GET',
  path: '/api/admin/course-sources',
  summary: 'Lists the lessons and articles that courses can be made of',
  answer: z.object({
    sources: described(
      z.array(
        z.object({
          kind: z.enum(['lesson', 'article']),
          id: described(z.string(), 'Its id or slug.', 'wudu'),
          title: described(z.string(), 'The English title.', 'Wudu, step by step'),
          titleArabic: described(z.string(), 'The Arabic title.', 'الوضوء خطوة خطوة'),
        }),
      ),
      'Lessons in the order of the path, then articles, the newest first.',
    ),
  }),
  errors,
})
