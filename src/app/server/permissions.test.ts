import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrators, contentRoles, type Role, roles } from '#shared/core/roles.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { buildApp } from './build-app.ts'

/** Who may make each call. A missing call, or a line without a call, is an error. */
type Who = 'everyone' | 'everyone signed in' | readonly Role[]

const everyone: Who = 'everyone'
const signedIn: Who = 'everyone signed in'
const moderators: Who = [...administrators, 'content_manager']
/** Who uploads recordings; `refuseOthers` adds rules for recitors. */
const recordists: Who = [...contentRoles, 'recitor']
/** Roles with at least one admin screen. */
const staff: Who = [...administrators, 'content_manager', 'recitor', 'support']
const answering: Who = [...administrators, 'content_manager', 'support']

const table: Readonly<Record<string, Who>> = {
  'POST /api/register': everyone,
  'POST /api/login': everyone,
  'POST /api/logout': everyone,
  'GET /api/auth/user': signedIn,
  'POST /api/auth/reset-requests': everyone,
  'POST /api/auth/resets': everyone,
  'POST /api/auth/email-confirmations': everyone,
  'PATCH /api/account': signedIn,
  'POST /api/account/password': signedIn,
  'POST /api/account/email': signedIn,
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/{id}': signedIn,
  'POST /api/account/deletion': signedIn,
  'GET /api/account/export': signedIn,
  'GET /api/account/passkeys': signedIn,
  'POST /api/account/passkeys': signedIn,
  'POST /api/account/passkeys/options': signedIn,
  'PATCH /api/account/passkeys/{id}': signedIn,
  'POST /api/account/passkeys/{id}/removal': signedIn,
  'POST /api/auth/passkey-options': everyone,
  'POST /api/auth/passkey-sign-ins': everyone,
  'POST /api/sync': signedIn,
  'GET /api/role-applications': signedIn,
  'POST /api/role-applications': signedIn,
  'POST /api/role-applications/{id}/withdrawal': signedIn,
  'PUT /api/role-applications/{id}/sample': signedIn,
  'DELETE /api/role-applications/{id}/sample': signedIn,
  'GET /api/role-applications/{id}/sample': signedIn,
  'GET /api/admin/dashboard-stats': staff,
  'GET /api/admin/open-work': staff,
  'GET /api/admin/mosques': contentRoles,
  'POST /api/admin/mosques': contentRoles,
  'GET /api/admin/mosques/export': contentRoles,
  'POST /api/admin/mosques/actions': contentRoles,
  'GET /api/admin/mosques/{id}': contentRoles,
  'PUT /api/admin/mosques/{id}': contentRoles,
  'DELETE /api/admin/mosques/{id}': contentRoles,
  'GET /api/admin/names': contentRoles,
  'POST /api/admin/names': contentRoles,
  'GET /api/admin/names/export': contentRoles,
  'POST /api/admin/names/import': contentRoles,
  'POST /api/admin/names/actions': contentRoles,
  'GET /api/admin/names/{id}': contentRoles,
  'PUT /api/admin/names/{id}': contentRoles,
  'DELETE /api/admin/names/{id}': contentRoles,
  'GET /api/admin/mosque-suggestions': contentRoles,
  'POST /api/admin/mosque-suggestions/{id}/acceptance': contentRoles,
  'POST /api/admin/mosque-suggestions/{id}/rejection': contentRoles,
  'GET /api/admin/audit-log': administrators,
  'GET /api/admin/audit-log/export': administrators,
  'GET /api/admin/backups': administrators,
  'GET /api/admin/database': administrators,
  'GET /api/admin/database/tables': administrators,
  'POST /api/admin/database/vacuums': administrators,
  'GET /api/admin/deployment': administrators,
  'GET /api/admin/deployment/package': administrators,
  'GET /api/admin/donations': administrators,
  'GET /api/admin/donations/export': administrators,
  'GET /api/admin/donations/months': administrators,
  'GET /api/admin/error-claims': administrators,
  'GET /api/admin/error-claims/export': administrators,
  'GET /api/admin/error-claims/{id}': administrators,
  'POST /api/admin/error-claims/actions': administrators,
  'GET /api/admin/explanations': contentRoles,
  'POST /api/admin/explanations': contentRoles,
  'GET /api/admin/explanations/export': contentRoles,
  'POST /api/admin/explanations/import': contentRoles,
  'POST /api/admin/explanations/actions': contentRoles,
  'GET /api/admin/explanations/{id}': contentRoles,
  'PUT /api/admin/explanations/{id}': contentRoles,
  'DELETE /api/admin/explanations/{id}': contentRoles,
  'GET /api/admin/explanations/{id}/versions': contentRoles,
  'POST /api/admin/explanations/{id}/review-requests': contentRoles,
  'POST /api/admin/explanations/{id}/reviews': contentRoles,
  'GET /api/admin/publishing-rules': contentRoles,
  'GET /api/explanations': everyone,
  'GET /api/admin/audio-recitations': recordists,
  'GET /api/admin/audio-recitations/export': recordists,
  'POST /api/admin/audio-recitations/actions': recordists,
  'GET /api/admin/audio-recitations/{id}': recordists,
  'PUT /api/admin/audio-recitations/{id}': recordists,
  'GET /api/admin/audio-recitations/{id}/audio': recordists,
  'GET /api/admin/audio-uploads': recordists,
  'POST /api/admin/audio-uploads': recordists,
  'GET /api/admin/audio-uploads/{id}': recordists,
  'DELETE /api/admin/audio-uploads/{id}': recordists,
  'PUT /api/admin/audio-uploads/{id}/parts/{start}': recordists,
  'POST /api/admin/audio-uploads/{id}/completion': recordists,
  'GET /api/recordings': everyone,
  'GET /api/recordings/{id}/audio': everyone,
  'GET /api/admin/settings': administrators,
  'PUT /api/admin/settings': administrators,
  'GET /api/admin/courses': contentRoles,
  'GET /api/admin/course-sources': contentRoles,
  'GET /api/admin/courses/{id}/places': administrators,
  'POST /api/admin/courses/{id}/places': administrators,
  'DELETE /api/admin/courses/{id}/places/{place}': administrators,
  'GET /api/courses/{slug}/place': signedIn,
  'POST /api/courses/{slug}/purchases': signedIn,
  'POST /api/admin/courses': contentRoles,
  'GET /api/admin/courses/{id}': contentRoles,
  'PUT /api/admin/courses/{id}': contentRoles,
  'GET /api/admin/courses/export': contentRoles,
  'POST /api/admin/courses/actions': contentRoles,
  'GET /api/admin/articles': contentRoles,
  'POST /api/admin/articles': contentRoles,
  'GET /api/admin/articles/export': contentRoles,
  'POST /api/admin/articles/actions': contentRoles,
  'POST /api/admin/articles/preview': contentRoles,
  'GET /api/admin/articles/{id}': contentRoles,
  'PUT /api/admin/articles/{id}': contentRoles,
  'GET /api/admin/questions': contentRoles,
  'POST /api/admin/questions': contentRoles,
  'GET /api/admin/questions/export': contentRoles,
  'POST /api/admin/questions/actions': contentRoles,
  'GET /api/admin/questions/{id}': contentRoles,
  'PUT /api/admin/questions/{id}': contentRoles,
  'GET /api/admin/duas': contentRoles,
  'POST /api/admin/duas': contentRoles,
  'GET /api/admin/duas/export': contentRoles,
  'POST /api/admin/duas/actions': contentRoles,
  'GET /api/admin/duas/{id}': contentRoles,
  'PUT /api/admin/duas/{id}': contentRoles,
  'GET /api/admin/lessons': contentRoles,
  'POST /api/admin/lessons': contentRoles,
  'GET /api/admin/lessons/export': contentRoles,
  'POST /api/admin/lessons/actions': contentRoles,
  'GET /api/admin/lessons/{id}': contentRoles,
  'PUT /api/admin/lessons/{id}': contentRoles,
  'GET /api/admin/hadiths': contentRoles,
  'POST /api/admin/hadiths': contentRoles,
  'GET /api/admin/hadiths/export': contentRoles,
  'POST /api/admin/hadiths/actions': contentRoles,
  'GET /api/admin/hadiths/{id}': contentRoles,
  'PUT /api/admin/hadiths/{id}': contentRoles,
  'GET /api/admin/gallery': contentRoles,
  'POST /api/admin/gallery': contentRoles,
  'GET /api/admin/gallery/export': contentRoles,
  'POST /api/admin/gallery/actions': contentRoles,
  'POST /api/admin/gallery/files': contentRoles,
  'GET /api/admin/gallery/files/{id}': contentRoles,
  'GET /api/admin/gallery/{id}': contentRoles,
  'PUT /api/admin/gallery/{id}': contentRoles,
  'GET /api/admin/translations': contentRoles,
  'POST /api/admin/translations/import': contentRoles,
  'POST /api/admin/translations/actions': contentRoles,
  'GET /api/admin/timetables': contentRoles,
  'POST /api/admin/timetables/import': contentRoles,
  'POST /api/admin/timetables/actions': contentRoles,
  'GET /api/admin/timetables/{id}': contentRoles,
  'GET /api/admin/timetables/{id}/file': contentRoles,
  'GET /api/admin/users': administrators,
  'GET /api/admin/users/export': administrators,
  'GET /api/admin/users/{id}': administrators,
  'PUT /api/admin/users/{id}/role': administrators,
  'POST /api/admin/users/actions': administrators,
  'GET /api/admin/role-applications': administrators,
  'GET /api/admin/role-applications/{id}': administrators,
  'GET /api/admin/role-applications/{id}/sample': administrators,
  'POST /api/admin/role-applications/{id}/decision': administrators,
  'POST /api/contact': everyone,
  'GET /api/admin/contact-messages': [...administrators, 'support'],
  'GET /api/admin/contact-messages/export': [...administrators, 'support'],
  'POST /api/admin/contact-messages/actions': [...administrators, 'support'],
  'GET /api/answers': everyone,
  'GET /api/answers/{id}': everyone,
  'POST /api/answers/suggestions': everyone,
  'POST /api/answers/{id}/reports': everyone,
  'GET /api/admin/answer-feedback': answering,
  'PATCH /api/admin/answer-feedback/{id}': answering,
  'DELETE /api/admin/answer-feedback/{id}': answering,
  'GET /api/duas': everyone,
  'GET /api/status': everyone,
  'GET /api/hadith-collections': everyone,
  'GET /api/hadith-collections/{collection}': everyone,
  'GET /api/hadith-collections/{collection}/hadiths': everyone,
  'GET /api/hadith-collections/{collection}/hadiths/{number}': everyone,
  'GET /api/hadiths': everyone,
  'GET /api/hadiths/count': everyone,
  'GET /api/hadiths/daily': everyone,
  'GET /api/hadiths/{slug}': everyone,
  'GET /api/gallery': everyone,
  'GET /api/gallery/{id}': everyone,
  'GET /api/courses': everyone,
  'GET /api/courses/{slug}': everyone,
  'GET /api/blog': everyone,
  'GET /api/blog/count': everyone,
  'GET /api/blog/{slug}': everyone,
  'GET /api/circles': everyone,
  'POST /api/circles': signedIn,
  'GET /api/circles/own': signedIn,
  'GET /api/circle-notices': signedIn,
  'DELETE /api/circle-notices/{id}': signedIn,
  'GET /api/circles/{id}': everyone,
  'PUT /api/circles/{id}': signedIn,
  'DELETE /api/circles/{id}': signedIn,
  'PUT /api/circles/{id}/membership': signedIn,
  'DELETE /api/circles/{id}/membership': signedIn,
  'GET /api/admin/community': moderators,
  'POST /api/admin/community/decisions': moderators,
  'GET /api/admin/community/words': moderators,
  'PUT /api/admin/community/words': moderators,
  'GET /api/discussions': everyone,
  'POST /api/discussions': signedIn,
  'GET /api/discussions/mentions': signedIn,
  'GET /api/discussions/{id}': everyone,
  'GET /api/discussions/{id}/posts': everyone,
  'POST /api/discussions/{id}/posts': signedIn,
  'PUT /api/discussion-posts/{id}': signedIn,
  'DELETE /api/discussion-posts/{id}': signedIn,
  'PUT /api/discussion-posts/{id}/reactions': signedIn,
  'POST /api/discussion-posts/{id}/reports': signedIn,
  'POST /api/circles/{id}/reports': signedIn,
  'GET /api/community-blocks': signedIn,
  'PUT /api/community-blocks/{username}': signedIn,
  'DELETE /api/community-blocks/{username}': signedIn,
  'GET /api/islamic-businesses': everyone,
  'GET /api/islamic-businesses/cities': everyone,
  'GET /api/islamic-businesses/{slug}': everyone,
  'GET /api/islamic-businesses/{slug}/photo': everyone,
  'GET /api/islamic-businesses/{slug}/reviews': everyone,
  'GET /api/islamic-businesses/{slug}/own-review': signedIn,
  'PUT /api/islamic-businesses/{slug}/own-review': signedIn,
  'DELETE /api/islamic-businesses/{slug}/own-review': signedIn,
  'POST /api/business-reviews/{id}/reports': signedIn,
  'GET /api/admin/business-reviews': moderators,
  'POST /api/admin/business-reviews/{id}/decision': moderators,
  'GET /api/business-submissions': signedIn,
  'POST /api/business-submissions': everyone,
  'GET /api/business-submissions/{id}': everyone,
  'PUT /api/business-submissions/{id}': everyone,
  'POST /api/business-submissions/{id}/withdrawal': everyone,
  'PUT /api/business-submissions/{id}/files/{file}': everyone,
  'DELETE /api/business-submissions/{id}/files/{file}': everyone,
  'GET /api/business-submissions/{id}/files/{file}': everyone,
  'GET /api/admin/businesses': moderators,
  'POST /api/admin/businesses': moderators,
  'GET /api/admin/businesses/export': moderators,
  'POST /api/admin/businesses/actions': moderators,
  'GET /api/admin/businesses/{id}': moderators,
  'PUT /api/admin/businesses/{id}': moderators,
  'GET /api/admin/business-submissions': moderators,
  'PUT /api/admin/business-submissions/{id}': moderators,
  'GET /api/admin/business-submissions/{id}/files/{file}': moderators,
  'POST /api/admin/business-submissions/{id}/decision': moderators,
  'GET /api/islamic-names': everyone,
  'GET /api/islamic-names/popular': everyone,
  'GET /api/islamic-names/{slug}': everyone,
  'POST /api/name-lists': everyone,
  'GET /api/name-lists/{secret}': everyone,
  'DELETE /api/name-lists/{secret}': everyone,
  'POST /api/name-lists/{secret}/names': everyone,
  'DELETE /api/name-lists/{secret}/names/{key}': everyone,
  'PUT /api/name-lists/{secret}/votes': everyone,
  'POST /api/analytics/pageview': everyone,
  'GET /api/admin/analytics': [...administrators, 'content_manager'],
  'GET /api/support': everyone,
  'POST /api/donations': everyone,
  'POST /api/payments/events': everyone,
  'GET /api/newsletter': everyone,
  'POST /api/newsletter': everyone,
  'GET /api/admin/newsletter': administrators,
  'GET /api/admin/newsletter/subscribers': administrators,
  'GET /api/admin/newsletter/subscribers/export': administrators,
  'POST /api/admin/newsletter/subscribers/actions': administrators,
  'GET /api/admin/newsletter/issues': administrators,
  'POST /api/admin/newsletter/issues': administrators,
  'GET /api/admin/newsletter/issues/{id}': administrators,
  'PUT /api/admin/newsletter/issues/{id}': administrators,
  'POST /api/admin/newsletter/issues/actions': administrators,
  'POST /api/admin/newsletter/issues/preview': administrators,
  'POST /api/admin/newsletter/issues/{id}/tests': administrators,
  'POST /api/admin/newsletter/issues/{id}/sending': administrators,
  'DELETE /api/admin/newsletter/issues/{id}/sending': administrators,
  'POST /api/newsletter/confirmations': everyone,
  'POST /api/newsletter/unsubscriptions': everyone,
  'DELETE /api/reminders/{id}': everyone,
  'DELETE /api/transcriptions/{id}': everyone,
  'GET /api/cities': everyone,
  'GET /api/daily-verse': everyone,
  'GET /api/health': everyone,
  'GET /api/hijri-events.ics': everyone,
  'GET /api/hijri/convert': everyone,
  'GET /api/hijri/month': everyone,
  'GET /api/islamic-date': everyone,
  'GET /api/map': everyone,
  'GET /api/mosques': everyone,
  'GET /api/mosques/{id}': everyone,
  'GET /api/operator': everyone,
  'GET /api/places/reverse': everyone,
  'GET /api/prayer-times': everyone,
  'GET /api/prayer-times.ics': everyone,
  'GET /api/prayer-times/month': everyone,
  'GET /api/qibla': everyone,
  'GET /api/quran/reciters': everyone,
  'GET /api/quran/search': everyone,
  'GET /api/quran/surah/{number}': everyone,
  'GET /api/quran/surahs': everyone,
  'GET /api/quran/translations': everyone,
  'GET /api/reminders/adhan': everyone,
  'GET /api/reminders/service': everyone,
  'GET /api/reminders/{id}': everyone,
  'GET /api/transcriptions/service': everyone,
  'GET /api/transcriptions/{id}': everyone,
  'GET /api/verses': everyone,
  'GET /api/verses/search': everyone,
  'POST /api/error-claims': everyone,
  'POST /api/mosques/suggestions': everyone,
  'POST /api/reminders': everyone,
  'POST /api/reminders/{id}/test': everyone,
  'POST /api/transcriptions': everyone,
  'PUT /api/reminders/{id}': everyone,
}

let server: TestApp
let calls: string[]
const people = new Map<Role | null, string>()
beforeAll(async () => {
  server = await testApp({ build: async (services) => buildApp(services) })
  await server.app.ready()
  const paths = Object.entries(server.app.swagger().paths ?? {})
  const ours = paths.filter(([path]) => path.startsWith('/api/'))
  calls = ours.flatMap(([path, operations]) =>
    Object.keys(operations ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
  for (const role of [null, ...roles]) {
    const email = `${role ?? 'nobody'}@mail.example`
    const { user } = (await post('/api/register', { email, password: 'seven quiet lanterns' })).json()
    await giveRole(server.services.database, user.id, role)
    people.set(role, email)
  }
})
afterAll(() => server.close())

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })

/** The answer to an empty request: `may` means anything except an authorisation error. */
async function verdict(call: string, role: Role | null | 'nobody', said?: Said): Promise<string> {
  const own = role === 'nobody' ? {} : await signIn(role)
  const headers = { ...own, ...said?.headers, cookie: [own.cookie, said?.cookie].filter(Boolean).join('; ') }
  const [method = '', path = ''] = call.split(' ')
  const answer = await server.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    headers,
    ...(said && { query: said.query }),
    ...(method !== 'GET' && method !== 'DELETE' && { payload: said?.query ?? {} }),
  })
  if (call === 'POST /api/logout') sessions.delete(role as Role | null)
  const code = answer.headers['content-type']?.toString().includes('json') && answer.json()?.error?.code
  return code === 'not_signed_in' || code === 'forbidden' ? code : 'may'
}

/** Claims about the user, in every place of a request that could contain them. */
interface Said {
  readonly headers: Record<string, string>
  readonly query: Record<string, string>
  readonly cookie: string
}
const claimed: Said = {
  headers: { 'x-role': 'super_admin', 'x-user-role': 'super_admin', role: 'super_admin' },
  query: { role: 'super_admin', as: 'super_admin', isAdmin: 'true' },
  cookie: 'role=super_admin',
}

const sessions = new Map<Role | null, Record<string, string>>()

async function signIn(role: Role | null): Promise<Record<string, string>> {
  const known = sessions.get(role)
  if (known) return known
  const answer = await post('/api/login', { email: people.get(role), password: 'seven quiet lanterns' })
  const cookie = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0])
  const headers = { cookie: cookie.join('; '), 'x-session-id': answer.json().sessionId }
  sessions.set(role, headers)
  return headers
}

it('the table contains exactly the existing calls', () => {
  expect(calls.toSorted()).toEqual(Object.keys(table).toSorted())
})

describe.each(Object.entries(table))('%s', (call, who) => {
  it(`is for ${typeof who === 'string' ? who : who.join(', ')}`, async () => {
    expect(await verdict(call, 'nobody'), 'nobody').toBe(who === 'everyone' ? 'may' : 'not_signed_in')
    for (const role of [null, ...roles]) {
      const may = typeof who === 'string' || (role !== null && who.includes(role))
      expect(await verdict(call, role), String(role)).toBe(may ? 'may' : 'forbidden')
    }
  })
})

it.each(Object.entries(table).filter(([, who]) => who !== everyone))(
  '%s ignores claims about the user in the request',
  async (call, who) => {
    expect(await verdict(call, 'nobody', claimed)).toBe('not_signed_in')
    for (const role of [null, 'support'] as const) {
      const may = typeof who === 'string' || (role !== null && who.includes(role))
      expect(await verdict(call, role, claimed), String(role)).toBe(may ? 'may' : 'forbidden')
    }
  },
)

it('only the administrator roles manage this instance', () => {
  expect(administrators).toEqual(['super_admin', 'admin'])
})
