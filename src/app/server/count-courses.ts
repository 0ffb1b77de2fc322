import { sql } from 'drizzle-orm'
import { CHECK } from '#features/courses/core/course.ts'
import {
  courseEnrolmentRecords,
  courseRatingRecords,
  finishedArticleRecords,
  finishedStepRecords,
} from '#features/courses/core/courses.records.ts'
import { courses } from '#features/courses/server/courses.table.ts'
import { finishedLessonRecords } from '#features/lessons/core/lessons.records.ts'
import { userRecords } from '#features/user-data/server/user-data.table.ts'
import type { Database } from '#shared/server/database/database.ts'

/**
 * Counts the accounts that take each course, and the ratings of the accounts that finished all its parts and its check.
 * Only sums are stored.
 */
export async function countCourses({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    with taken as (
      select id as slug, count(*)::int as enrolments from ${userRecords}
      where type = ${courseEnrolmentRecords.name} and value is not null group by 1),
    rated as (
      select rating.id as slug, count(*)::int as ratings, sum((rating.value ->> 'stars')::int)::int as stars
      from ${userRecords} as rating join ${courses} as course on course.slug = rating.id
      where rating.type = ${courseRatingRecords.name} and rating.value is not null
        and not exists (
          select from jsonb_path_query(course.entry, '$.modules[*].parts[*]') as part
          where not exists (
            select from ${userRecords} as finished
            where finished.account_id = rating.account_id and finished.id = case part ->> 'kind'
                when 'text' then course.slug || '/' || (part ->> 'id') else part ->> 'id' end
              and finished.type = case part ->> 'kind'
                when 'lesson' then ${finishedLessonRecords.name}
                when 'article' then ${finishedArticleRecords.name} else ${finishedStepRecords.name} end
              and finished.value is not null))
        and (not course.entry ? 'check' or exists (
          select from ${userRecords} as passed
          where passed.account_id = rating.account_id and passed.id = course.slug || ${`/${CHECK}`}::text
            and passed.type = ${finishedStepRecords.name} and passed.value is not null))
      group by 1),
    fresh as (
      select course.slug, coalesce(taken.enrolments, 0) as enrolments,
             coalesce(rated.ratings, 0) as ratings, coalesce(rated.stars, 0) as stars
      from ${courses} as course left join taken using (slug) left join rated using (slug))
    update ${courses} as course set enrolments = fresh.enrolments, ratings = fresh.ratings, stars = fresh.stars
    from fresh
    where course.slug = fresh.slug
      and (course.enrolments, course.ratings, course.stars) <> (fresh.enrolments, fresh.ratings, fresh.stars)`)
}
