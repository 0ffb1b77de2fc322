import { and, between, desc, ne, sql } from 'drizzle-orm'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { Database } from '#shared/server/database/database.ts'
import { pageViews } from '#shared/server/page-views/page-views.table.ts'
import type { readAnalytics } from '../core/analytics.contract.ts'
import { MOST_ROWS } from '../core/analytics.ts'

type Counts = Pick<
  AnswerOf<typeof readAnalytics>,
  'views' | 'days' | 'pages' | 'languages' | 'referringSites'
>

/** The page views from one day to another, both included: by day, and the most viewed of each list. */
export async function pageViewCounts({ db }: Pick<Database, 'db'>, from: Day, to: Day): Promise<Counts> {
  const inRange = between(pageViews.day, from, to)
  const views = sql<number>`sum(${pageViews.views})::int`
  const most = (column: typeof pageViews.page | typeof pageViews.language | typeof pageViews.referringSite) =>
    db
      .select({ name: column, views })
      .from(pageViews)
      .where(and(inRange, column === pageViews.referringSite ? ne(column, '') : undefined))
      .groupBy(column)
      .orderBy(desc(views), column)
      .limit(MOST_ROWS)
  const [counted, pages, languages, sites] = await Promise.all([
    db.select({ day: pageViews.day, views }).from(pageViews).where(inRange).groupBy(pageViews.day),
    most(pageViews.page),
    most(pageViews.language),
    most(pageViews.referringSite),
  ])
  const viewsOn = new Map(counted.map((each) => [each.day, each.views]))
  const first = dayNumberOf(from)
  const days = Array.from({ length: dayNumberOf(to) - first + 1 }, (_, at) => dayOfNumber(first + at))
  return {
    views: counted.reduce((sum, each) => sum + each.views, 0),
    days: days.map((day) => ({ day, views: viewsOn.get(day) ?? 0 })),
    pages: pages.map((each) => ({ page: each.name, views: each.views })),
    languages: languages.map((each) => ({ language: each.name, views: each.views })),
    referringSites: sites.map((each) => ({ site: each.name, views: each.views })),
  }
}
