import { isNull } from 'drizzle-orm'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing } from '#shared/server/directory/directory.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readCourse, readCourses } from '../core/courses.contract.ts'
import { coursePlacesRoutes } from './course-places.routes.ts'
import { coursesDirectory, offeredWith, seedCourses } from './courses.directory.ts'
import { courses } from './courses.table.ts'
import { coursesAdminRoutes, type ReadCourseSources } from './courses-admin.routes.ts'
import { describeCourse, describeWholeCourse } from './describe-course.ts'

/** Learners and ratings are counted every hour. */
const CACHE = { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' }

/** What the views of courses are counted from. */
export const rankedCourses: RankedDirectory = {
  table: courses,
  path: '/courses',
  target: 'course',
  listed: offeredWith,
}

/** Courses. `readSources` finds the lessons and articles that editors make courses of. */
export const coursesFeature =
  (readSources: ReadCourseSources): ServerFeature =>
  async (app, services) => {
    const { database, contentFolder } = services
    await seedCourses(database, contentFolder)
    const directory = coursesDirectory(services)
    app.admin.figures.set('courses', ({ db }) => db.$count(courses, isNull(courses.deletedAt)))
    app.admin.deletable.push(courses)
    coursesAdminRoutes(app, services, readSources)
    coursePlacesRoutes(app, services, directory)

    route(
      app,
      readCourses,
      async ({ query: { search, page, limit, language, ...filters } }) => {
        const { entries, pagination } = await directory.list({ search, page, limit, filters })
        return { courses: entries.map((listed) => describeCourse(listed, language)), pagination }
      },
      CACHE,
    )
    route(
      app,
      readCourse,
      async ({ params: { slug }, query: { language } }) =>
        describeWholeCourse(existing(await directory.find(slug)), language),
      CACHE,
    )
  }
