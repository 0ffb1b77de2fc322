import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, languageText, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination, slug } from '#shared/core/directory/directory.contract.ts'
import { languageCodes } from '#shared/core/languages.ts'
import { COURSES_PER_PAGE, courseCategories, courseLevels, partKinds } from './course.ts'

const EXAMPLE = 'first-prayer'
const courseSlug = slug.meta({ ...slug.meta(), examples: undefined, example: EXAMPLE })
const minutes = (of: string, example: number) =>
  described(z.number().int(), `The length of ${of} in minutes.`, example)

const course = z.object({
  id: described(z.string(), 'The same as `slug`.', EXAMPLE),
  slug: courseSlug,
  title: described(z.string(), 'The title.', 'Your first prayer'),
  description: described(z.string(), 'What it is about.', 'From wudu to the salam.'),
  instructorName: described(z.string(), 'Who made it.', 'Rafiq'),
  category: described(z.enum(courseCategories), 'Its subject.'),
  level: described(z.enum(courseLevels), 'For whom it is.'),
  duration: minutes('all parts', 94),
  price: described(z.string(), 'The price in US dollars; 0.00 if it is free.', '0.00'),
  rating: described(
    z.number(),
    'The mean of its ratings, a number from 1 to 5 with one decimal; 0 while there are none.',
    4.5,
  ),
  ratings: described(z.number().int(), 'The number of accounts that finished and rated it.', 2),
  enrollmentCount: described(z.number().int(), 'The number of accounts that take it.', 12),
  isPublished: described(z.boolean(), 'Whether it is published: in public lists, always.'),
  language: described(
    z.enum(languageCodes),
    'The language of its texts: the one that was asked for if it has that, else English.',
  ),
})

export type CourseAnswer = z.output<typeof course>

const part = z.object({
  kind: described(
    z.enum(partKinds),
    'A lesson of /learn, an article of /blog, or a text of the course’s own at /courses/{slug}/{id}.',
  ),
  id: described(z.string(), 'Its id or slug.', 'wudu'),
  title: described(z.string(), 'Its title.', 'Wudu, step by step'),
  minutes: minutes('this part', 10),
  html: described(
    z.string().nullable(),
    'What a text of the course’s own says, as HTML; null for other parts, and in courses with a price.',
    '<p>Sample</p>',
  ),
  link: described(z.string().nullable(), 'An address with more about a text.', 'https://example.org/more'),
})

export type CoursePartAnswer = z.output<typeof part>

export const question = z.object({
  question: described(z.string(), 'The question.', 'When does Asr begin?'),
  choices: described(z.array(z.string()).readonly(), 'The choices.'),
  answer: described(z.number().int(), 'The number of the right choice, counted from 0.', 1),
  why: described(z.string(), 'Why it is right.', 'The hadith names the shadow.'),
  reference: described(z.string(), 'Where the answer can be looked up.', 'Sahih al-Bukhari 1954'),
  article: described(z.string(), 'The article that answers it.', 'why-prayer-times-differ'),
})

const wholeCourse = course.extend({
  outcomes: described(z.array(z.string()).readonly(), 'What a learner can do afterwards.', [
    'Make wudu without help',
  ]),
  modules: described(
    z
      .array(
        z.object({
          title: described(z.string(), 'The title.', 'Get ready'),
          about: described(z.string(), 'What it is about.', 'Wudu and the five times.'),
          parts: described(z.array(part).readonly(), 'Its lessons, articles and texts.'),
        }),
      )
      .readonly(),
    'Its modules in their order.',
  ),
  hasCheck: described(z.boolean(), 'Whether it has questions at its end.'),
  check: described(
    z.array(question).readonly(),
    'The questions at its end. Passing them is part of finishing the course. Empty if it has none, or a price.',
  ),
})

export type WholeCourse = z.output<typeof wholeCourse>

const language = described(
  languageText.default('en'),
  'The language of the texts; English where a course has no other. Default: en.',
  'ar',
)

export const readCourses = endpoint({
  method: 'GET',
  path: '/api/courses',
  anyOrigin: true,
  summary: 'Courses with length, price, rating and the number of their learners, a page at a time',
  query: z.object({
    category: described(nameIn(courseCategories).optional(), 'Only courses of this subject.', 'tajweed'),
    level: described(nameIn(courseLevels).optional(), 'Only courses of this level.', 'beginner'),
    ...pageQuery(COURSES_PER_PAGE, 'titles, descriptions and names of instructors'),
    language,
  }),
  answer: z.object({
    courses: described(z.array(course).readonly(), 'The courses of this page.'),
    pagination,
  }),
})

export const readCourse = endpoint({
  method: 'GET',
  path: '/api/courses/{slug}',
  anyOrigin: true,
  summary: 'One course with its modules',
  params: z.object({ slug: courseSlug }),
  query: z.object({ language }),
  answer: wholeCourse,
  errors: ['not_found'],
})
