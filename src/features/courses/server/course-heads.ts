import en from '#locales/en/courses.json' with { type: 'json' }
import { MOST_STARS } from '#shared/core/stars.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { COURSES_PER_PAGE, minutesOf } from '../core/course.ts'
import { coursesDirectory } from './courses.directory.ts'
import { describeCourse, textLanguage } from './describe-course.ts'

const textsIn = interfaceTexts('courses', en)

/** The heads of `/courses` and of each course’s page, with the courses as schema.org has them. */
export const courseHeads = (database: Pick<Database, 'db'>): AddressHeads =>
  directoryHeads({
    directory: coursesDirectory(database),
    paths: ['/courses'],
    limit: COURSES_PER_PAGE,
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
          inLanguage: textLanguage(code),
          educationalLevel: texts.levels[level],
          about: texts.categories[category],
          timeRequired: `PT${minutesOf(listed.entry)}M`,
          provider: { '@type': 'Organization', name: instructorName },
          offers: { '@type': 'Offer', category: 'Free', price, priceCurrency: 'USD' },
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
