import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import { readOperator } from '../core/operator.contract.ts'

export const operatorFeature: ServerFeature = (app, { settings, database }) => {
  const contact = settings.OPERATOR_CONTACT ?? null
  route(app, readOperator, async () => {
    const { privacyHours, supportHours, contactHours } = await readSiteSettings(database)
    return { contact, privacyHours, supportHours, contactHours }
  })
}
