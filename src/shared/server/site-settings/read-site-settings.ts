import { type SiteSettings, siteDefaults } from '#shared/core/site-settings.ts'
import type { Queries } from '../database/database.ts'
import { siteSettings } from './site-settings.table.ts'

/** The settings of the site as they are now; the defaults until someone changed them. */
export const readSiteSettings = async (queries: Queries): Promise<SiteSettings> =>
  (await readSiteVersion(queries)).values

/** The settings of the site with their version. */
export async function readSiteVersion({ db }: Queries): Promise<{ values: SiteSettings; version: number }> {
  const [row] = await db.select().from(siteSettings)
  return { values: { ...siteDefaults, ...row?.values }, version: row?.version ?? 0 }
}
