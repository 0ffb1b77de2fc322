import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readQibla } from '../core/qibla.contract.ts'
import { qiblaAnswer } from '../core/qibla-answer.ts'

export const qiblaFeature: ServerFeature = (app) => {
  route(app, readQibla, ({ query }) => qiblaAnswer(query))
}
