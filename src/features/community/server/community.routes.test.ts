import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { studyCircles } from './circles.table.ts'

const LINK = 'https://meet.example/a-room'
const URL = '/api/circles'
const circle = {
  title: 'Surah al-Mulk, verse by verse',
  topic: 'quran',
  description: 'Invented for a test: we read slowly and talk about meanings.',
  place: 'Library, Leeds',
  link: LINK,
  repeats: 'weekly',
  firstDay: '2026-10-16',
  time: '19:00',
  timeZone: 'Europe/London',
  minutes: 90,
  capacity: 2,
}

let server: TestApp
let amal: TestPerson
let others: TestPerson[]
let moderator: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => new Date('2026-10-20T12:00:00Z') })
  amal = await signUp(server, 'amal')
  others = [await signUp(server, 'bilal'), await signUp(server, 'carim'), await signUp(server, 'dunya')]
  moderator = await signUp(server, 'moderator', 'content_manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.delete(studyCircles)
  await server.services.database.db.delete(rateLimits)
})

const asGuest = async (url: string) => {
  const answer = await server.app.inject({ url })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const start = async (changes: object = {}): Promise<string> =>
  (await amal.ask('POST', URL, { ...circle, ...changes })).body.id
const join = (person: TestPerson | undefined, id: string) => person?.ask('PUT', `${URL}/${id}/membership`)
const leave = (person: TestPerson | undefined, id: string) => person?.ask('DELETE', `${URL}/${id}/membership`)

describe('organising', () => {
  it('lists a new circle with its next meetings in its time zone', async () => {
    const id = await start()
    const { circles, pagination } = (await asGuest(URL)).body
    expect(pagination.total).toBe(1)
    expect(circles).toMatchObject([{ id, members: 0, waiting: 0, nextMeeting: '2026-10-23T18:00:00.000Z' }])
    const { meetings, organiser } = (await asGuest(`${URL}/${id}`)).body
    expect(organiser).toBe('amal')
    expect(meetings.slice(0, 2)).toEqual(['2026-10-23T18:00:00.000Z', '2026-10-30T19:00:00.000Z'])
  })

  it.each([
    ['title', { title: ' a ' }],
    ['description', { description: 'short' }],
    ['place', { place: '', link: '' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'https://user@meet.example/a' }],
    ['firstDay', { firstDay: '2026-02-30' }],
    ['firstDay', { firstDay: '9999-01-01' }],
    ['time', { time: '24:00' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['minutes', { minutes: 1 }],
    ['capacity', { capacity: 2.5 }],
    ['topic', { topic: 'stocks' }],
  ])('refuses a wrong %s: %j', async (field, changes) => {
    const { status, body } = await amal.ask('POST', URL, { ...circle, ...changes })
    expect(status).toBe(400)
    expect(body.error.fields.map((each: { field: string }) => each.field)).toEqual([field])
  })

  it('is changed by its organiser only', async () => {
    const id = await start()
    const changed = { ...circle, title: 'Tajweed for beginners' }
    expect((await others[0]?.ask('PUT', `${URL}/${id}`, changed))?.status).toBe(404)
    expect((await moderator.ask('PUT', `${URL}/${id}`, changed)).status).toBe(404)
    expect((await amal.ask('PUT', `${URL}/${id}`, changed)).status).toBe(200)
    expect((await asGuest(`${URL}?search=beginners`)).body.circles).toMatchObject([{ title: changed.title }])
    expect((await asGuest(`${URL}?search=mulk`)).body.circles).toEqual([])
  })

  it('is deleted by its organiser or a moderator, whose deletion is in the audit log', async () => {
    const id = await start()
    expect((await others[0]?.ask('DELETE', `${URL}/${id}`))?.status).toBe(404)
    expect((await amal.ask('DELETE', `${URL}/${id}`)).status).toBe(200)
    const second = await start()
    expect((await moderator.ask('DELETE', `${URL}/${second}`)).status).toBe(200)
    expect((await asGuest(`${URL}/${second}`)).status).toBe(404)
    const entries = await server.services.database.db.select().from(auditLog)
    expect(entries).toMatchObject([
      {
        action: 'delete',
        itemType: 'study_circle',
        itemId: second,
        before: { organiser: amal.id, placeLength: circle.place.length },
      },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/al-Mulk|Invented|Leeds/)
  })

  it('pauses after five new circles', async () => {
    for (let made = 0; made < 5; made += 1) await start()
    expect((await amal.ask('POST', URL, circle)).body.error.code).toBe('too_many_attempts')
  })
})

describe('the directory', () => {
  it('filters by words, topic and way', async () => {
    await start({ title: 'Ḥadīth evenings', topic: 'hadith', link: '' })
    await start({ title: 'Arabic letters', topic: 'arabic', place: '' })
    const titles = async (query: string) =>
      (await asGuest(`${URL}?${query}`)).body.circles.map(({ title }: { title: string }) => title)
    expect(await titles('search=hadith')).toEqual(['Ḥadīth evenings'])
    expect(await titles('search=100%25')).toEqual([])
    expect(await titles('topic=arabic')).toEqual(['Arabic letters'])
    expect(await titles('way=place')).toEqual(['Ḥadīth evenings'])
    expect(await titles('way=online')).toEqual(['Arabic letters'])
  })

  it('never shows the link or who takes part', async () => {
    const id = await start()
    await join(others[0], id)
    for (const url of [URL, `${URL}/${id}`]) {
      const { body } = await asGuest(url)
      expect(JSON.stringify(body)).not.toContain(LINK)
      expect(JSON.stringify(body)).not.toContain('bilal')
    }
  })
})

describe('joining and leaving', () => {
  it('shows the link to members only, and waiting people move up in order', async () => {
    const id = await start()
    const [bilal, carim, dunya] = others
    expect((await join(bilal, id))?.body).toMatchObject({ part: 'member', link: LINK, members: 1 })
    await join(carim, id)
    expect((await join(dunya, id))?.body).toMatchObject({
      part: 'waiting',
      position: 1,
      link: null,
      people: null,
      members: 2,
      waiting: 1,
    })
    expect((await leave(bilal, id))?.body).toMatchObject({ part: null, link: null, waiting: 0 })
    expect((await dunya?.ask('GET', `${URL}/${id}`))?.body).toMatchObject({ part: 'member', link: LINK })
    expect((await join(bilal, id))?.body).toMatchObject({ part: 'waiting', position: 1 })
    expect((await amal.ask('GET', `${URL}/${id}`)).body.people).toEqual([
      { name: 'carim', part: 'member' },
      { name: 'dunya', part: 'member' },
      { name: 'bilal', part: 'waiting' },
    ])
  })

  it('lets waiting people in when the circle gets more places', async () => {
    const id = await start()
    for (const person of others) await join(person, id)
    await amal.ask('PUT', `${URL}/${id}`, { ...circle, capacity: 3 })
    expect((await others[2]?.ask('GET', `${URL}/${id}`))?.body.part).toBe('member')
  })

  it('never gives more places than there are to people who join at once', async () => {
    const id = await start()
    const answers = await Promise.all(others.map((person) => join(person, id)))
    expect(answers.map((answer) => answer?.body.part).toSorted()).toEqual(['member', 'member', 'waiting'])
  })

  it('counts a person once, and not the organiser', async () => {
    const id = await start()
    await join(others[0], id)
    expect((await join(others[0], id))?.body.members).toBe(1)
    expect((await join(amal, id))?.body.error.code).toBe('own_circle')
  })

  it('lists one’s own circles with one’s part', async () => {
    const id = await start()
    for (const person of others) await join(person, id)
    const parts = await Promise.all(
      [amal, ...others, moderator].map(async (person) =>
        (await person.ask('GET', `${URL}/own`)).body.circles.map(({ part }: { part: string }) => part),
      ),
    )
    expect(parts).toEqual([['organiser'], ['member'], ['member'], ['waiting'], []])
  })
})

describe('an account', () => {
  it('exports its circles', async () => {
    const id = await start()
    await join(others[0], id)
    const { circles } = (await amal.ask('GET', '/api/account/export')).body
    expect(circles).toMatchObject([{ kind: 'organised', id, link: LINK, title: circle.title }])
    const joined = (await others[0]?.ask('GET', '/api/account/export'))?.body.circles
    expect(joined).toEqual([
      { kind: 'joined', id, title: circle.title, joinedAt: '2026-10-20T12:00:00.000Z' },
    ])
  })

  it('leaves a notice of its circles to those who had joined them, until they dismiss it', async () => {
    const gone = await signUp(server, 'leaving')
    const bilal = others[0] as TestPerson
    const { id } = (await gone.ask('POST', '/api/circles', circle)).body
    await bilal.ask('PUT', `/api/circles/${id}/membership`)
    await gone.ask('POST', '/api/account/deletion', { password: gone.password })
    const { notices } = (await bilal.ask('GET', '/api/circle-notices')).body
    expect(notices).toMatchObject([{ title: circle.title }])
    expect((await amal.ask('GET', '/api/circle-notices')).body.notices).toEqual([])
    const path = `/api/circle-notices/${notices[0].id}`
    expect((await amal.ask('DELETE', path)).status).toBe(404)
    expect((await bilal.ask('DELETE', path)).status).toBe(200)
    expect((await bilal.ask('GET', '/api/circle-notices')).body.notices).toEqual([])
  })

  it('takes its circles with it, and frees its places in others', async () => {
    const gone = await signUp(server, 'gone')
    const own = (await gone.ask('POST', URL, circle)).body.id
    const id = await start()
    for (const person of [gone, ...others]) await join(person, id)
    const { db } = server.services.database
    await db.execute(sql`delete from accounts where id = ${gone.id}`)
    expect((await asGuest(`${URL}/${own}`)).status).toBe(404)
    expect((await others[1]?.ask('GET', `${URL}/${id}`))?.body.part).toBe('member')
    expect((await asGuest(`${URL}/${id}`)).body).toMatchObject({ members: 2, waiting: 1 })
  })
})
