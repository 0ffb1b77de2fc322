import { expect, it } from 'vitest'
import { testApp } from '#shared/server/test-app.ts'
import { operatorFeature } from './operator.routes.ts'

it.each([
  [{}, null],
  [{ OPERATOR_CONTACT: 'mailto:salam@rafiq.example' }, 'mailto:salam@rafiq.example'],
])('answers the contact of the settings %j with %s', async (settings, contact) => {
  const server = await testApp({ features: [operatorFeature], settings })
  const { statusCode, ...answer } = await server.app.inject({ url: '/api/operator' })
  expect(statusCode).toBe(200)
  expect(answer.json()).toEqual({ contact, privacyHours: 48, supportHours: 48, contactHours: 24 })
  await server.close()
})
