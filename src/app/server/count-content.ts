import { isNull } from 'drizzle-orm'
import type { CountContent } from '#features/analytics/server/analytics.routes.ts'
import { islamicNames } from '#features/islamic-names/server/islamic-names.table.ts'
import { mosques } from '#features/mosques/server/mosques.table.ts'
import { reciters } from '#features/quran/core/index.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'

/** How much content there is, for the page `/admin/analytics`. There are no courses yet. */
export const countContent: CountContent = async ({ database: { db } }) => {
  const [mosqueCount, nameCount] = await Promise.all([
    db.$count(mosques, isNull(mosques.deletedAt)),
    db.$count(islamicNames, isListed(islamicNames)),
  ])
  return { courses: 0, audio: reciters.length, mosques: mosqueCount, names: nameCount }
}
