import { eq } from 'drizzle-orm'
import { type SiteSettings, siteDefaults } from '#shared/core/site-settings.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { refuseStaleVersion } from '#shared/server/admin/version-conflict.ts'
import type { Services } from '#shared/server/services.ts'
import { siteSettings } from '#shared/server/site-settings/site-settings.table.ts'

/** Saves settings over the version that was edited. Throws `version_conflict`. */
export async function storeSiteSettings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actorId: string,
  after: SiteSettings,
  edited: number,
): Promise<void> {
  await database.db.transaction(async (run) => {
    await run.insert(siteSettings).values({}).onConflictDoNothing()
    const [row] = await run.select().from(siteSettings).for('update')
    if (!row) throw new Error('The settings of the site have no row.')
    refuseStaleVersion(row.version, edited)
    await run
      .update(siteSettings)
      .set({ values: after, version: row.version + 1 })
      .where(eq(siteSettings.id, row.id))
    const entry = { actorId, at: clock(), action: 'update', itemType: 'site-settings', itemId: 'site' }
    const before = { ...siteDefaults, ...row.values }
    await addAuditEntry({ db: run }, { ...entry, before, after: { ...after } })
  })
}
