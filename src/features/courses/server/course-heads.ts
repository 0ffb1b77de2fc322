import en from '#locales/en/courses.json' with { type: 'json' }
import type { Language } from '#shared/core/languages.ts'
import { MOST_STARS } from '#shared/core/stars.ts'
import {
  type AddressHead,
  type AddressHeads,
  directoryHeads,
} from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { CHECK, COURSES_PER_PAGE, courseTextIn, minutesOf, partsOf } from '../core/course.ts'
import { readCourses } from '../core/courses.contract.ts'
import { coursesDirectory, type Offering } from './courses.directory.ts'
import { describeCourse, type ListedCourse, textLanguage } from './describe-course.ts'

const textsIn = interfaceTexts('courses', en)

/** The heads of `/courses` and of each course’s page, with the courses as schema.org has them. */
export function courseHeads(services: Offering): AddressHeads {
  const directory = coursesDirectory(services)
  const ofCourses = directoryHeads({
    directory,
    paths: ['/courses'],
    limit: COURSES_PER_PAGE,
    asks: ({ code }) => [`${readCourses.path}?language=${code}`],
    slugOf: ({ slug }) => slug,
    headOf: (listed, { code }) => {
      const { title, description, instructorName, price, rating, ratings } = describeCourse(listed, code)
      const texts = textsIn(code)
      const { category, level } = listed.entry
      return {
        name: title,
        title: texts.pageTitle.replace('{{title}}', () => title),
        description,
        structuredData: {
          '@type': 'Course',
          name: title,
          description,
          inLanguage: textLanguage(listed.entry, code),
          educationalLevel: texts.levels[level],
          about: texts.categories[category],
          timeRequired: `PT${minutesOf(listed.entry)}M`,
          provider: { '@type': 'Organization', name: instructorName },
          offers: {
            '@type': 'Offer',
            category: listed.priceCents === 0 ? 'Free' : 'Paid',
            price,
            priceCurrency: 'USD',
          },
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'Online',
            courseWorkload: `PT${minutesOf(listed.entry)}M`,
          },
          ...(ratings > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating,
              ratingCount: ratings,
              bestRating: MOST_STARS,
            },
          }),
        },
      }
    },
  })
  return async (request) => {
    const [, slug, id] = STEP.exec(request.path) ?? []
    if (!slug || !id) return ofCourses(request)
    const listed = await directory.find(slug)
    return (listed && stepHead(listed, id, request.language)) ?? 'missing'
  }
}

/** The address of a step of a course. */
const STEP = /^\/courses\/([^/]+)\/([^/]+)$/

/** The head of a step’s page; `undefined` if the course has no such step. */
function stepHead(
  listed: ListedCourse,
  id: string,
  { code }: Pick<Language, 'code'>,
): AddressHead | undefined {
  const texts = textsIn(code)
  const { title, description, language } = describeCourse(listed, code)
  const part = partsOf(listed.entry).find((each) => each.kind === 'text' && each.id === id)
  const hasCheck = id === CHECK && listed.entry.check !== undefined
  const step = part ? courseTextIn(part.title, language) : hasCheck ? texts.check.title : undefined
  if (step === undefined) return undefined
  const name = `${step} — ${title}`
  return { about: { title: texts.pageTitle.replace('{{title}}', () => name), description } }
}
