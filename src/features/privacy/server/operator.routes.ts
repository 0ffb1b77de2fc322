import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readOperator } from '../core/operator.contract.ts'

export const operatorFeature: ServerFeature = (app, { settings }) => {
  const answer = { contact: settings.OPERATOR_CONTACT ?? null }
  route(app, readOperator, () => answer)
}
