import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type Role, roles } from '#shared/core/roles.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { waitingForLocks } from '#shared/server/testing/waiting-for-locks.ts'
import { MAX_APPLICATIONS, SAMPLE_MAX_BYTES } from '../core/application-rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const OWN = '/api/role-applications'
const ADMIN = '/api/admin/role-applications'
const nobody = '00000000-0000-4000-8000-000000000000'
const statement = 'I have taught children to read the Quran with tajweed for ten years.'
const wav = Buffer.concat([
  Buffer.from('RIFF\x24\0\0\0WAVEfmt '),
  Buffer.from(Array.from({ length: 2000 }, (_, at) => at % 251)),
])

let server: TestApp
let people = 0
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => NOW })
})
afterAll(() => server.close())
beforeEach(() => server.services.database.db.execute(sql`delete from role_applications`))

type Person = Awaited<ReturnType<typeof person>>

async function person(role: Role | null = null) {
  people += 1
  const credentials = { email: `person${people}@example.com`, password: 'correct horse battery' }
  const { headers, id } = await signIn('/api/register', {
    ...credentials,
    username: `person${people}`,
  })
  if (role) await server.services.database.db.update(accounts).set({ role }).where(eq(accounts.id, id))
  return {
    id,
    ...credentials,
    signInAgain: () => signIn('/api/login', credentials),
    async ask(method: InjectOptions['method'], url: string, payload?: unknown, more: object = {}) {
      const answer = await server.app.inject({
        method: method ?? 'GET',
        url,
        headers: { ...headers, ...more },
        ...(payload !== undefined && { payload: payload as object }),
      })
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : undefined,
        code: isJson ? answer.json().error?.code : undefined,
        headers: answer.headers,
        bytes: answer.rawPayload,
      }
    },
  }
}

async function signIn(url: string, payload: object) {
  const answer = await server.app.inject({ method: 'POST', url, payload })
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  const cookie = lines.map((line) => line.split(';')[0]).join('; ')
  const { sessionId, user } = answer.json()
  return { headers: { cookie, 'x-session-id': sessionId }, id: user.id as string }
}

async function createApplication(applicant: Person, role: Role = 'content_manager'): Promise<string> {
  const { status, body } = await sendApplication(applicant, { role })
  expect(status).toBe(201)
  return body.id
}
const sendApplication = (applicant: Person, given: object = {}) =>
  applicant.ask('POST', OWN, { role: 'content_manager', statement, ...given })
const uploadSample = (applicant: Person, id: string, payload: Buffer = wav, type = 'audio/wav') =>
  applicant.ask('PUT', `${OWN}/${id}/sample`, payload, { 'content-type': type })
const sendDecision = (reviewer: Person, id: string, decision = 'accepted', note = '') =>
  reviewer.ask('POST', `${ADMIN}/${id}/decision`, { decision, note })
const readRole = async ({ id }: Person) =>
  (await server.services.database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.role
const countRows = async (table: string) => {
  const { rows: found } = await server.services.database.db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(table)}`,
  )
  return Number(found[0]?.n)
}

describe('permissions', () => {
  const calls = (id: string) =>
    [
      ['GET', OWN, undefined],
      ['POST', OWN, { role: 'support', statement }],
      ['GET', `${OWN}/${id}/sample`, undefined],
      ['PUT', `${OWN}/${id}/sample`, {}],
      ['DELETE', `${OWN}/${id}/sample`, undefined],
      ['POST', `${OWN}/${id}/withdrawal`, undefined],
      ['GET', ADMIN, undefined],
      ['GET', `${ADMIN}/${id}`, undefined],
      ['GET', `${ADMIN}/${id}/sample`, undefined],
      ['POST', `${ADMIN}/${id}/decision`, { decision: 'declined', note: '' }],
    ] as const

  test('every call needs both the cookie and the session id', async () => {
    const { headers } = await (await person()).signInAgain()
    for (const part of [{}, { cookie: headers.cookie }, { 'x-session-id': headers['x-session-id'] }]) {
      for (const [method, url, payload] of calls(nobody)) {
        const answer = await server.app.inject({ method, url, headers: part, ...(payload && { payload }) })
        expect([method, url, answer.statusCode]).toEqual([method, url, 401])
      }
    }
  })

  test.each([null, ...roles])(
    'an account with the role %s reviews only as an administrator',
    async (role) => {
      const caller = await person(role)
      const id = await createApplication(await person())
      const isAdministrator = role === 'admin' || role === 'super_admin'
      for (const [method, url, payload] of calls(id).filter(([, each]) => each.startsWith(ADMIN))) {
        const { status } = await caller.ask(method, url, payload)
        // The application has no recording.
        const allowed = url.endsWith('/sample') ? 404 : 200
        expect([url, status]).toEqual([url, isAdministrator ? allowed : 403])
      }
    },
  )

  test.each([null, ...roles])(
    'an account with the role %s cannot touch another’s application',
    async (role) => {
      const [caller, applicant] = [await person(role), await person()]
      const id = await createApplication(applicant, 'recitor')
      await uploadSample(applicant, id)
      for (const [method, url, payload] of calls(id).filter(([, each]) => each.startsWith(`${OWN}/`))) {
        const answer =
          method === 'PUT' ? await uploadSample(caller, id) : await caller.ask(method, url, payload)
        expect([method, url, answer.status]).toEqual([method, url, 404])
      }
      const { body } = await applicant.ask('GET', OWN)
      expect(body.applications).toMatchObject([{ id, status: 'open', sample: { bytes: wav.length } }])
      expect((await caller.ask('GET', OWN)).body.applications).toEqual([])
    },
  )
})

describe('an application', () => {
  test('creates one open application per role', async () => {
    const applicant = await person()
    const { body } = await sendApplication(applicant, {
      links: ['https://example.com/recitations'],
      course: ' Arabic for parents ',
    })
    expect(body).toEqual({
      id: expect.any(String),
      role: 'content_manager',
      status: 'open',
      statement,
      links: ['https://example.com/recitations'],
      course: 'Arabic for parents',
      appliedAt: NOW.toISOString(),
      endedAt: null,
      note: null,
      sample: null,
    })
    expect((await sendApplication(applicant)).code).toBe('application_open')
    expect((await sendApplication(applicant, { role: 'support' })).status).toBe(201)
    expect((await applicant.ask('GET', OWN)).body.applications).toHaveLength(2)
  })

  test('creates one application from simultaneous requests', async () => {
    const applicant = await person()
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendApplication(applicant)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  test.each([
    ['a short statement', { statement: 'x'.repeat(49) }],
    ['blanks for a statement', { statement: ' '.repeat(200) }],
    ['a statement without end', { statement: 'x'.repeat(4001) }],
    ['the highest role', { role: 'super_admin' }],
    ['a role that there is not', { role: 'king' }],
    ['a link that runs', { links: ['javascript:alert(1)'] }],
    ['a link to a file', { links: ['file:///etc/passwd'] }],
    ['many links', { links: Array.from({ length: 6 }, () => 'https://example.com') }],
    ['a course from who would not add courses', { role: 'support', course: 'Arabic for parents' }],
    ['a course with a title without end', { course: 'x'.repeat(121) }],
    ['more than was asked', { status: 'accepted' }],
    ['another’s name', { accountId: nobody }],
    ['a null byte', { statement: `${statement}\0` }],
  ])('rejects %s', async (_, given) => {
    const applicant = await person()
    expect((await sendApplication(applicant, given)).status).toBe(400)
    expect((await applicant.ask('GET', OWN)).body.applications).toEqual([])
  })

  test('rejects the current role and more than the limit', async () => {
    const manager = await person('content_manager')
    expect((await sendApplication(manager)).code).toBe('role_held')
    for (let times = 0; times < MAX_APPLICATIONS; times += 1) {
      const { body } = await sendApplication(manager, { role: 'support' })
      await manager.ask('POST', `${OWN}/${body.id}/withdrawal`)
    }
    expect((await sendApplication(manager, { role: 'support' })).code).toBe('too_many_applications')
  })

  test('can be withdrawn, which deletes texts and recording', async () => {
    const applicant = await person()
    const teaching = await sendApplication(applicant, { course: 'Arabic for parents' })
    const withdrawn = await applicant.ask('POST', `${OWN}/${teaching.body.id}/withdrawal`)
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn', course: '' })
    const id = await createApplication(applicant, 'recitor')
    await uploadSample(applicant, id)
    const { body } = await applicant.ask('POST', `${OWN}/${id}/withdrawal`)
    expect(body).toMatchObject({
      status: 'withdrawn',
      statement: '',
      links: [],
      sample: null,
      endedAt: NOW.toISOString(),
    })
    expect(await countRows('role_application_samples')).toBe(0)
    expect((await applicant.ask('POST', `${OWN}/${id}/withdrawal`)).code).toBe('application_closed')
    expect((await uploadSample(applicant, id)).code).toBe('application_closed')
    await createApplication(applicant, 'recitor')
  })

  test('appears in the account export with its recording', async () => {
    const applicant = await person()
    const id = await createApplication(applicant, 'recitor')
    await uploadSample(applicant, id)
    const { body } = await applicant.ask('GET', '/api/account/export')
    const sample = { type: 'audio/wav', bytes: wav.length, content: wav.toString('base64') }
    expect(body.roleApplications).toMatchObject([{ kind: 'application', id, statement, sample }])
  })

  test('appears in the account export with its log, and its decision in that of the reviewer', async () => {
    const [applicant, reviewer] = [await person(), await person('super_admin')]
    const id = await createApplication(applicant)
    await sendDecision(reviewer, id, 'declined')
    const at = NOW.toISOString()
    const exportOf = async ({ ask }: typeof applicant) =>
      (await ask('GET', '/api/account/export')).body.roleApplications
    expect(await exportOf(applicant)).toMatchObject([
      {
        kind: 'application',
        log: [
          { what: 'applied', at },
          { what: 'declined', at },
        ],
      },
    ])
    expect(await exportOf(reviewer)).toEqual([{ kind: 'decision', applicationId: id, what: 'declined', at }])
  })

  test('does not block deleting the account during a change', async () => {
    const { db } = server.services.database
    const waiting = () => waitingForLocks(server.services.database)
    const reviewer = await person('super_admin')
    for (const change of ['upload', 'decision'] as const) {
      const applicant = await person()
      const id = await createApplication(applicant, 'recitor')
      const [changed, removed] = await db.transaction(async (run) => {
        await run.execute(sql`select 1 from role_applications where id = ${id} for update`)
        const changing =
          change === 'upload' ? uploadSample(applicant, id) : sendDecision(reviewer, id, 'declined')
        while ((await waiting()) < 1);
        const removing = applicant.ask('POST', '/api/account/deletion', { password: 'correct horse battery' })
        while ((await waiting()) < 2);
        return [changing, removing]
      })
      expect([change, (await removed).status]).toEqual([change, 200])
      // It may be deleted before it is read.
      expect([200, 404], change).toContain((await changed).status)
    }
    expect(await countRows('role_applications')).toBe(0)
  })

  test('is deleted with the account, including recording and log', async () => {
    const applicant = await person()
    await uploadSample(applicant, await createApplication(applicant, 'recitor'))
    const { password } = applicant
    expect((await applicant.ask('POST', '/api/account/deletion', { password })).status).toBe(200)
    for (const table of ['role_applications', 'role_application_samples', 'role_application_log']) {
      expect([table, await countRows(table)]).toEqual([table, 0])
    }
  })
})

describe('a sample recording', () => {
  test('can be stored, read by owner and administrators, replaced and deleted', async () => {
    const [applicant, reviewer] = [await person(), await person('admin')]
    const id = await createApplication(applicant, 'recitor')
    expect((await uploadSample(applicant, id)).body.sample).toEqual({ type: 'audio/wav', bytes: wav.length })
    for (const url of [`${OWN}/${id}/sample`, `${ADMIN}/${id}/sample`]) {
      const { bytes, headers, status } = await (url.startsWith(OWN) ? applicant : reviewer).ask('GET', url)
      expect([status, bytes.equals(wav)]).toEqual([200, true])
      expect(headers).toMatchObject({
        'content-type': 'audio/wav',
        'content-disposition': 'attachment; filename="recording"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
        'accept-ranges': 'bytes',
      })
    }
    const ogg = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(100)])
    expect((await uploadSample(applicant, id, ogg, 'audio/ogg')).body.sample).toEqual({
      type: 'audio/ogg',
      bytes: 104,
    })
    expect((await applicant.ask('DELETE', `${OWN}/${id}/sample`)).body.sample).toBeNull()
    expect((await applicant.ask('GET', `${OWN}/${id}/sample`)).status).toBe(404)
    expect(await countRows('role_application_samples')).toBe(0)
  })

  test('has the type of its bytes', async () => {
    const applicant = await person()
    const id = await createApplication(applicant, 'recitor')
    for (const called of ['audio/html', 'video/mp4', 'application/octet-stream']) {
      expect((await uploadSample(applicant, id, wav, called)).body.sample.type, called).toBe('audio/wav')
    }
    const { headers } = await applicant.ask('GET', `${OWN}/${id}/sample`)
    expect(headers['content-type']).toBe('audio/wav')
  })

  test('can be read in ranges', async () => {
    const [applicant, reviewer] = [await person(), await person('admin')]
    const id = await createApplication(applicant, 'recitor')
    await uploadSample(applicant, id)
    const range = (text: string) => reviewer.ask('GET', `${ADMIN}/${id}/sample`, undefined, { range: text })
    const part = await range('bytes=16-99')
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 16-99/${wav.length}`)
    expect(part.bytes.equals(wav.subarray(16, 100))).toBe(true)
    expect((await range('bytes=-10')).bytes.equals(wav.subarray(-10))).toBe(true)
    const beyond = await range('bytes=9999-')
    expect([beyond.status, beyond.code]).toEqual([416, 'range_not_satisfiable'])
    expect(beyond.headers['content-range']).toBe(`bytes */${wav.length}`)
  })

  test.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(2000)])],
    ['a picture in RIFF', Buffer.from('RIFF\x24\0\0\0WEBPVP8 xxxxxxx')],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000)])],
    ['nothing', Buffer.alloc(0)],
    ['one byte less than a head', Buffer.from('ID3\x04\0\0\0\0\0\0\0')],
    ['a recording that is packed', gzipSync(wav)],
  ])('is rejected when it is %s', async (_, bytes) => {
    const applicant = await person()
    const id = await createApplication(applicant, 'recitor')
    const { status, code } = await uploadSample(applicant, id, bytes, 'audio/mpeg')
    expect([status, code]).toEqual([415, 'unknown_audio'])
    expect(await countRows('role_application_samples')).toBe(0)
  })

  test('is not decompressed', async () => {
    const applicant = await person()
    const id = await createApplication(applicant, 'recitor')
    const bomb = gzipSync(Buffer.concat([wav, Buffer.alloc(200_000_000)]))
    const headers = { 'content-type': 'audio/wav', 'content-encoding': 'gzip' }
    const { code } = await applicant.ask('PUT', `${OWN}/${id}/sample`, bomb, headers)
    expect(code).toBe('unknown_audio')
    const json = gzipSync(JSON.stringify({ role: 'support', statement, links: [] }))
    const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect((await applicant.ask('POST', OWN, json, packed)).status).toBe(400)
  })

  test('is only downloadable even when it also parses as a web page', async () => {
    const [applicant, reviewer] = [await person(), await person('admin')]
    const id = await createApplication(applicant, 'recitor')
    const page = Buffer.from('ID3\x04\0\0\0\0\0\0<!doctype html><script>alert(1)</script>')
    const video = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0<svg onload="alert(1)"/>')
    for (const [bytes, type] of [
      [page, 'audio/mpeg'],
      [video, 'audio/mp4'],
    ] as const) {
      await uploadSample(applicant, id, bytes, 'audio/html')
      const { headers } = await reviewer.ask('GET', `${ADMIN}/${id}/sample`, undefined, {
        accept: 'text/html',
      })
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': 'attachment; filename="recording"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  })

  test('is rejected when it is too large, a form or JSON', async () => {
    const applicant = await person()
    const id = await createApplication(applicant, 'recitor')
    const large = Buffer.concat([wav, Buffer.alloc(SAMPLE_MAX_BYTES - wav.length + 1)])
    expect((await uploadSample(applicant, id, large)).code).toBe('body_too_large')
    expect((await uploadSample(applicant, id, large.subarray(0, -1))).status).toBe(200)
    expect((await uploadSample(applicant, id, wav, 'multipart/form-data; boundary=x')).code).toBe(
      'unsupported_type',
    )
    expect((await uploadSample(applicant, id, Buffer.from('{}'), 'application/json')).code).toBe(
      'unknown_audio',
    )
  })

  test('is accepted for reciters only', async () => {
    const applicant = await person()
    expect((await uploadSample(applicant, await createApplication(applicant))).code).toBe('sample_not_needed')
  })
})

describe('a decision', () => {
  test('gives the role, signs the person out, deletes the recording and logs the reviewer', async () => {
    const [applicant, reviewer] = [await person(), await person('admin')]
    const id = await createApplication(applicant, 'recitor')
    expect((await sendDecision(reviewer, id)).code).toBe('sample_missing')
    await uploadSample(applicant, id)
    const { status, body } = await sendDecision(reviewer, id, 'accepted', 'Welcome.')
    expect([status, body.status, body.note, body.sample]).toEqual([200, 'accepted', 'Welcome.', null])
    expect(body.log.map(({ what }: { what: string }) => what)).toEqual([
      'applied',
      'sample_added',
      'accepted',
    ])
    expect(body.log.at(-1)).toEqual({ what: 'accepted', at: NOW.toISOString(), by: `person${people}` })
    expect(await readRole(applicant)).toBe('recitor')
    expect(await countRows('role_application_samples')).toBe(0)
    expect((await applicant.ask('GET', OWN)).status).toBe(401)
    const { headers } = await applicant.signInAgain()
    const seen = await server.app.inject({ url: OWN, headers })
    expect(seen.json().applications).toMatchObject([{ status: 'accepted', note: 'Welcome.' }])
    expect(seen.body, 'who decided is not said').not.toContain(`person${people}`)
    expect((await sendDecision(reviewer, id, 'declined')).code).toBe('application_closed')
  })

  test('can decline, which changes only the application', async () => {
    const [applicant, reviewer] = [await person('support'), await person('admin')]
    const id = await createApplication(applicant)
    expect((await sendDecision(reviewer, id, 'declined', 'Not yet.')).status).toBe(200)
    expect(await readRole(applicant)).toBe('support')
    const { body } = await applicant.ask('GET', OWN)
    expect(body.applications).toMatchObject([{ status: 'declined', note: 'Not yet.', statement }])
    expect((await sendApplication(applicant)).status, 'one may apply again').toBe(201)
  })

  test('is forbidden on one’s own application', async () => {
    for (const role of ['admin', 'super_admin'] as const) {
      const own = await person(role)
      const id = await createApplication(own)
      const { status, code } = await sendDecision(own, id)
      expect([role, status, code]).toEqual([role, 403, 'own_application'])
      expect((await own.ask('GET', `${ADMIN}/${id}`)).body.blockedBy).toBe('own_application')
      expect(await readRole(own)).toBe(role)
    }
  })

  test('about administrators needs a super_admin', async () => {
    const [admin, superAdmin, applicant] = [
      await person('admin'),
      await person('super_admin'),
      await person(),
    ]
    const id = await createApplication(applicant, 'admin')
    expect((await sendDecision(admin, id)).code).toBe('super_admin_needed')
    expect((await sendDecision(admin, id, 'declined')).code).toBe('super_admin_needed')
    expect((await sendDecision(superAdmin, id)).status).toBe(200)
    expect(await readRole(applicant)).toBe('admin')
    const other = await person('admin')
    expect((await sendDecision(admin, await createApplication(other, 'support'))).code).toBe(
      'super_admin_needed',
    )
  })

  test('never takes the role of the last administrator', async () => {
    const { db } = server.services.database
    await db.update(accounts).set({ role: null })
    const [last, reviewer] = [await person('super_admin'), await person('super_admin')]
    const id = await createApplication(last, 'support')
    const answers = await Promise.all([
      sendDecision(reviewer, id),
      last.ask('PUT', `/api/admin/users/${reviewer.id}/role`, { role: null }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const still = [await readRole(last), await readRole(reviewer)]
    expect(still.filter((role) => role === 'super_admin')).toHaveLength(1)
  })

  test('is in the audit log with the role before and after, without the note', async () => {
    const [applicant, reviewer] = [await person('support'), await person('admin')]
    const id = await createApplication(applicant)
    await sendDecision(reviewer, id, 'accepted', 'Welcome.')
    const entries = await server.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, reviewer.id))
      .orderBy(auditLog.id)
    expect(entries).toMatchObject([
      {
        action: 'accepted',
        itemType: 'role-application',
        itemId: id,
        before: { status: 'open' },
        after: { status: 'accepted', noteLength: 'Welcome.'.length },
      },
      {
        action: 'role',
        itemType: 'user',
        itemId: applicant.id,
        before: { role: 'support' },
        after: { role: 'content_manager' },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('Welcome.')
  })

  test('accepts one of two simultaneous decisions', async () => {
    const [applicant, ...reviewers] = [await person(), await person('admin'), await person('admin')]
    const id = await createApplication(applicant)
    const answers = await Promise.all(
      reviewers.map((each, index) => sendDecision(each, id, index === 0 ? 'accepted' : 'declined')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('rejects an unknown application or decision', async () => {
    const reviewer = await person('admin')
    expect((await sendDecision(reviewer, nobody)).status).toBe(404)
    expect((await sendDecision(reviewer, 'x')).status).toBe(400)
    expect((await sendDecision(reviewer, await createApplication(await person()), 'perhaps')).status).toBe(
      400,
    )
    expect(
      (await sendDecision(reviewer, await createApplication(await person()), 'declined', 'x'.repeat(2001)))
        .status,
    ).toBe(400)
  })
})

test('administrators list applications by status, role and page', async () => {
  const reviewer = await person('admin')
  const applicants = await Promise.all(Array.from({ length: 21 }, () => person()))
  for (const applicant of applicants) await createApplication(applicant, 'support')
  const id = await createApplication(applicants[0] as Person, 'content_manager')
  const list = async (query: string) => (await reviewer.ask('GET', `${ADMIN}${query}`)).body
  expect(await list('')).toMatchObject({ total: 22, page: 1, pages: 2 })
  expect((await list('?page=2')).applications).toHaveLength(2)
  expect((await list('?role=content_manager')).applications).toMatchObject([
    { id, applicant: { email: applicants[0]?.email, role: null } },
  ])
  expect((await list('?status=declined')).total).toBe(0)
  await sendDecision(reviewer, id, 'declined')
  expect((await list('?status=declined')).applications).toMatchObject([{ id }])
  expect((await reviewer.ask('GET', `${ADMIN}?page=0`)).status).toBe(400)
  expect(JSON.stringify(await list('')), 'no secret of an account').not.toMatch(/argon2|password/i)
})
