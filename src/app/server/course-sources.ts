import { asc } from 'drizzle-orm'
import { articles } from '#features/articles/server/articles.table.ts'
import type { CoursePart, CourseText } from '#features/courses/core/course.ts'
import { publicLessons } from '#features/lessons/server/lessons.directory.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import type { Services } from '#shared/server/services.ts'

/** The published lessons and articles that courses can be made of, with their titles and lengths. */
export async function readCourseSources({
  database,
}: Pick<Services, 'database'>): Promise<readonly CoursePart[]> {
  const [lessons, rows] = await Promise.all([
    publicLessons(database),
    database.db
      .select({ entry: articles.entry })
      .from(articles)
      .where(isListed(articles))
      .orderBy(asc(articles.sortKey)),
  ])
  return [
    ...lessons.map(({ id, title, minutes }) => ({ kind: 'lesson' as const, id, title, minutes })),
    ...rows.map(({ entry: { slug, texts } }) => ({
      kind: 'article' as const,
      id: slug,
      title: titlesOf(texts),
      minutes: texts.en.readMinutes,
    })),
  ]
}

/** The titles in every language of an article; without an Arabic text, the English title stands for it. */
function titlesOf(texts: Readonly<Record<string, { readonly title: string } | undefined>>): CourseText {
  const titles = Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text ? [[code, text.title]] : [])),
  )
  return { ar: titles.en ?? '', ...titles } as CourseText
}
