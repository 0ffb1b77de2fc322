import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { languageOf } from '#shared/core/languages.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { communityHeads } from './community-heads.ts'
import { sampleCircle } from './testing/sample-circle.ts'

const NOWHERE = '11111111-1111-4111-8111-111111111111'
const thread = { title: 'On intentions', text: 'Invented\nfor a test.', hadith: '' }

let server: TestApp
let amal: TestPerson
let moderator: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amal = await signUp(server, 'amal')
  moderator = await signUp(server, 'moderator', 'content_manager')
})
afterAll(() => server.close())

const at = (path: string) => {
  const language = languageOf('en')
  if (!language) throw new Error('en')
  return communityHeads(server.services.database)({ path, language, origin: 'https://rafiq.example' })
}

it('names circles and discussions in the head of their pages', async () => {
  const { id } = (await amal.ask('POST', '/api/circles', sampleCircle)).body
  expect(await at(`/community/${id}`)).toEqual({
    about: { title: 'Surah al-Mulk — Rafiq', description: sampleCircle.description },
  })
  const discussion = (await amal.ask('POST', '/api/discussions', thread)).body
  expect(await at(`/community/discussions/${discussion.id}`)).toEqual({
    about: { title: 'On intentions — Rafiq', description: 'Invented for a test.' },
  })
})

it('says nothing about a discussion without a first post that everyone reads', async () => {
  const { id } = (await amal.ask('POST', '/api/discussions', thread)).body
  const { opening } = (await amal.ask('GET', `/api/discussions/${id}`)).body
  await moderator.ask('POST', '/api/admin/community/decisions', {
    type: 'post',
    ids: [opening.id],
    decision: 'remove',
    reason: 'An insult',
  })
  expect(await at(`/community/discussions/${id}`)).toEqual({ isUnlisted: true })
})

it.each([
  `/community/${NOWHERE}`,
  `/community/discussions/${NOWHERE}`,
  `/community/${'a'.repeat(36)}`,
  `/community/discussions/${'-'.repeat(36)}`,
])('is missing at %s', async (path) => {
  expect(await at(path)).toBe('missing')
})

it.each(['/community', '/community/discussions', '/community/circle'])('leaves out %s', async (path) => {
  expect(await at(path)).toBeUndefined()
})
