import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature, Services } from '#shared/server/services.ts'
import { readSiteVersion } from '#shared/server/site-settings/read-site-settings.ts'
import {
  readSiteSettings,
  type SiteSettingsAnswer,
  saveSiteSettings,
} from '../core/site-settings.contract.ts'
import { storeSiteSettings } from './save-site-settings.ts'
import { mayChangeSettings, mayReadSettings } from './site-settings.policy.ts'

/** Settings of the environment that are shown beside those of the site. None is secret. */
const shown = [
  'DONATION_GOAL',
  'DAILY_USERS',
  'COUNTRIES',
  'DONATION_URL',
  'COMMUNITY_REVIEW',
  'EXPLANATION_REVIEW',
  'OPERATOR_CONTACT',
  'CONTACT_EMAIL',
  'PUBLIC_URL',
] as const

/** The settings of the site. */
export const siteSettingsFeature: ServerFeature = (app, services) => {
  guardedRoute(app, mayReadSettings, readSiteSettings, () => answerOf(services))

  guardedRoute(app, mayChangeSettings, saveSiteSettings, async ({ body: { values, version }, session }) => {
    await storeSiteSettings(services, session.account.id, values, version)
    return answerOf(services)
  })
}

async function answerOf({ database, settings }: Services): Promise<SiteSettingsAnswer> {
  const environment = shown.map((name) => ({ name, value: settings[name]?.toString() ?? null }))
  return { ...(await readSiteVersion(database)), environment }
}
