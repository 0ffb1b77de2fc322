import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { purgeDeleted } from '#shared/server/admin/soft-deletion.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { removeUnusedFiles } from '#shared/server/files/remove-unused-files.ts'
import { s3Server } from '#shared/server/files/s3-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { WAVEFORM_BARS } from '../core/waveform.ts'
import { partsOf } from './recordings.repository.ts'
import { audioUploads, recordings } from './recordings.table.ts'
import { sampleMp3, sampleOgg, sampleWav } from './sample-audio.ts'
import { readParts } from './stored-parts.ts'
import { dropOldUploads, PARTS_AREA, usedKeys } from './uploads.repository.ts'

const UPLOADS = '/api/admin/audio-uploads'
const RECORDINGS = '/api/admin/audio-recitations'
const DAY_MS = 86_400_000
const start = new Date('2026-11-25T08:00:00Z')

/** Two instances on one database, and a bucket that both see. */
let now = start
let one: TestApp
let other: TestApp
let bucket: Awaited<ReturnType<typeof s3Server>>
let amina: TestPerson
let qari: TestPerson
let otherQari: TestPerson
beforeAll(async () => {
  bucket = await s3Server('secret')
  const settings = {
    FILES_S3_URL: bucket.bucket,
    FILES_S3_REGION: 'eu-1',
    FILES_S3_KEY_ID: 'id',
    FILES_S3_SECRET: 'secret',
    RECORDING_MAX_MB: 1,
  }
  const options = { features: serverFeatures, clock: () => now, settings }
  one = await testApp(options)
  other = await testApp({
    ...options,
    build: async (services, features) => {
      const { buildServer } = await import('#shared/server/http/build-server.ts')
      return buildServer({ ...services, database: one.services.database }, features)
    },
  })
  amina = await signUp(one, 'amina', 'content_manager')
  qari = await signUp(one, 'qari', 'recitor')
  otherQari = await signUp(one, 'other-qari', 'recitor')
})
beforeEach(async () => {
  now = start
  await one.services.database.db.delete(recordings)
  await one.services.database.db.delete(audioUploads)
  bucket.objects.clear()
})
afterAll(async () => {
  await other.close()
  await one.close()
  await bucket.close()
})

const db = () => one.services.database.db
const BYTES = { 'content-type': 'application/octet-stream' }

const begin = (file: Buffer, name: string, by = amina) =>
  by.ask('POST', UPLOADS, { name, size: file.length, lastModified: 1 })
const send = (id: string, at: number, part: Buffer, by = amina) =>
  by.ask('PUT', `${UPLOADS}/${id}/parts/${at}`, part, BYTES)
const complete = (id: string, by = amina, body: object = {}) =>
  by.ask('POST', `${UPLOADS}/${id}/completion`, body)

const sendElsewhere = (id: string, at: number, payload: Buffer) =>
  other.app.inject({
    method: 'PUT',
    url: `${UPLOADS}/${id}/parts/${at}`,
    payload,
    headers: { ...amina.session, ...BYTES },
  })

async function upload(file: Buffer, name: string, by = amina) {
  const { body } = await begin(file, name, by)
  await send(body.id, 0, file, by)
  return (await complete(body.id, by)).body
}

const values = {
  title: 'Sample: the opening',
  qari: 'Sample reciter',
  category: 'surah',
  surah: 1,
  language: 'ar',
  isDownloadable: false,
  rights: 'Recorded for this test.',
  status: 'active',
}
async function publish(file: Buffer, more: object = {}) {
  const { id } = await upload(file, 'sample.mp3')
  const { status, body } = await amina.ask('PUT', `${RECORDINGS}/${id}`, { ...values, ...more })
  expect(status).toBe(200)
  return body
}

describe('an upload', () => {
  it('that was cut off at 90 % continues on another instance and is stored byte for byte', async () => {
    const file = sampleMp3(200)
    const { status, body } = await begin(file, 'surah_al-fatihah.mp3')
    expect(status).toBe(200)
    const cut = Math.floor(file.length * 0.9)
    for (const [from, to] of [
      [0, 20_000],
      [20_000, 50_000],
      [50_000, cut],
    ] as const)
      expect((await send(body.id, from, file.subarray(from, to))).status).toBe(200)
    // The page was loaded again, and the same file chosen.
    const again = await begin(file, 'surah_al-fatihah.mp3')
    expect(again.body).toMatchObject({ id: body.id, received: cut, size: file.length })
    const onOther = await sendElsewhere(body.id, cut, file.subarray(cut))
    expect(onOther.json().received).toBe(file.length)
    const done = await complete(body.id)
    expect(done.body).toMatchObject({
      id: body.id,
      title: 'surah al-fatihah',
      qari: '',
      category: 'other',
      status: 'draft',
      contentType: 'audio/mpeg',
      fileSize: file.length,
      bitRate: 128_000,
      waveform: null,
      uploadedBy: 'amina',
      version: 1,
    })
    expect(done.body.duration).toBeCloseTo(5.22, 1)
    const parts = await partsOf(one.services.database, body.id)
    expect(parts).toHaveLength(4)
    expect(await buffer(await readParts(openFileStore(one.services.settings), parts))).toEqual(file)
    // The answer got lost, and the question came again.
    expect((await complete(body.id)).body.id).toBe(body.id)
    expect((await amina.ask('GET', UPLOADS)).body).toEqual({ uploads: [], largest: 1_000_000 })
  })

  it('takes only the next bytes', async () => {
    const file = sampleMp3(20)
    const { body } = await begin(file, 'a.mp3')
    await send(body.id, 0, file.subarray(0, 1000))
    for (const [at, part] of [
      [0, file.subarray(0, 1000)],
      [2000, file.subarray(2000)],
      [1000, Buffer.concat([file, file])],
    ] as const)
      expect((await send(body.id, at, part)).body.error.code).toBe('part_out_of_order')
    expect((await complete(body.id)).body.error.code).toBe('upload_unfinished')
    expect((await amina.ask('GET', `${UPLOADS}/${body.id}`)).body.received).toBe(1000)
    expect(bucket.objects.size).toBe(1)
  })

  it('of two requests with the same bytes at once stores them once', async () => {
    const file = sampleMp3(20)
    const { body } = await begin(file, 'a.mp3')
    const answers = await Promise.all([1, 2, 3].map(() => send(body.id, 0, file)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(bucket.objects.size).toBe(1)
  })

  it.each([
    ['a name that is no recording', 'notes.txt', sampleMp3(2)],
    ['a program named as a recording', 'a.mp3', Buffer.from(`MZ${'\0'.repeat(64)}`)],
    ['a WAV named as an MP3', 'a.mp3', sampleWav()],
  ])('refuses %s', async (_, name, file) => {
    const { status, body } = await begin(file, name)
    const refused = status === 200 ? await send(body.id, 0, file) : { status, body }
    expect([refused.status, refused.body.error.code]).toEqual([415, 'unknown_audio'])
  })

  it('refuses a damaged file and forgets it', async () => {
    const file = sampleOgg(0)
    const { body } = await begin(file, 'a.ogg')
    await send(body.id, 0, file)
    const refused = await complete(body.id)
    expect([refused.status, refused.body.error.code]).toEqual([415, 'damaged_audio'])
    expect((await amina.ask('GET', UPLOADS)).body.uploads).toEqual([])
    expect(bucket.objects.size).toBe(0)
  })

  it('refuses a file that is larger than the setting, and one that was uploaded before', async () => {
    const large = await amina.ask('POST', UPLOADS, { name: 'a.mp3', size: 1_000_001, lastModified: 1 })
    expect([large.status, large.body.error.code]).toEqual([413, 'recording_too_large'])
    const file = sampleMp3(30)
    await upload(file, 'a.mp3')
    const { body } = await begin(file, 'b.mp3', qari)
    await send(body.id, 0, file, qari)
    expect((await complete(body.id, qari)).body.error.code).toBe('recording_exists')
    expect(bucket.objects.size).toBe(1)
  })

  it('can be cancelled, by its owner only', async () => {
    const file = sampleMp3(20)
    const { body } = await begin(file, 'a.mp3')
    await send(body.id, 0, file)
    expect((await qari.ask('DELETE', `${UPLOADS}/${body.id}`)).status).toBe(404)
    expect((await send(body.id, file.length, file, qari)).status).toBe(404)
    expect((await amina.ask('DELETE', `${UPLOADS}/${body.id}`)).status).toBe(200)
    expect(bucket.objects.size).toBe(0)
  })

  it('is deleted when nobody continued it for a week, with its parts', async () => {
    const file = sampleMp3(20)
    const { body } = await begin(file, 'a.mp3')
    await send(body.id, 0, file)
    await upload(sampleMp3(30), 'b.mp3')
    const { database, settings } = one.services
    now = new Date(start.getTime() + 8 * DAY_MS)
    await dropOldUploads(database, now)
    expect(await db().$count(audioUploads)).toBe(1)
    const later = new Date(Date.now() + DAY_MS)
    await removeUnusedFiles(openFileStore(settings), PARTS_AREA, later, (keys) => usedKeys(database, keys))
    expect(bucket.objects.size).toBe(1)
  })

  it('takes measures of the right shape only', async () => {
    const file = sampleMp3(20)
    const { body } = await begin(file, 'a.mp3')
    await send(body.id, 0, file)
    const measures = { waveform: Array(WAVEFORM_BARS).fill(50), loudness: -18.5, peak: -1 }
    for (const wrong of [{ waveform: [1] }, { waveform: Array(WAVEFORM_BARS).fill(101) }, { peak: 99 }])
      expect((await complete(body.id, amina, { measures: { ...measures, ...wrong } })).status).toBe(400)
    const { body: recording } = await complete(body.id, amina, { measures })
    expect(recording).toMatchObject(measures)
  })
})

describe('a recording', () => {
  it('is found by its filters, exported, and logged with what changed', async () => {
    const { id } = await upload(sampleMp3(40), 'first.mp3')
    await publish(sampleMp3(50))
    const list = async (query: string) =>
      (await amina.ask('GET', `${RECORDINGS}?${query}`)).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await list('sort=duration')).toEqual(['first', values.title])
    expect(await list('status=active')).toEqual([values.title])
    expect(await list('search=FIRST')).toEqual(['first'])
    expect(await list('category=surah&search=reciter')).toEqual([values.title])
    expect((await amina.ask('GET', `${RECORDINGS}/export?status=draft`)).text).toContain(id)
    const entries = await db().select().from(auditLog).where(eq(auditLog.itemType, 'recording'))
    expect(entries.at(-1)).toMatchObject({ action: 'update', before: { title: 'sample' } })
  })

  it('needs a reciter, rights and a place to be published', async () => {
    const { id } = await upload(sampleMp3(40), 'first.mp3')
    const act = async (action: string) =>
      (await amina.ask('POST', `${RECORDINGS}/actions`, { action, ids: [id] })).body
    expect((await act('publish')).refused).toEqual([{ id, code: 'recording_incomplete' }])
    const { body } = await amina.ask('PUT', `${RECORDINGS}/${id}`, { ...values, qari: '', surah: null })
    expect(body.error.fields.map(({ field }: { field: string }) => field)).toEqual(['qari', 'surah'])
    await amina.ask('PUT', `${RECORDINGS}/${id}`, { ...values, status: 'draft', toVerse: 3 })
    expect((await act('publish')).done).toEqual([id])
    expect((await amina.ask('GET', `${RECORDINGS}/${id}`)).body).toMatchObject({
      status: 'active',
      toVerse: null,
    })
  })

  it('shows a conflict when two people edit it', async () => {
    const { id } = await upload(sampleMp3(40), 'first.mp3')
    const save = (title: string) => amina.ask('PUT', `${RECORDINGS}/${id}`, { ...values, title, version: 1 })
    expect((await save('One')).status).toBe(200)
    expect((await save('Two')).body.error.code).toBe('version_conflict')
  })

  it('can be restored for 30 days; then its file goes too', async () => {
    const file = sampleMp3(40)
    const { id } = await upload(file, 'first.mp3')
    const act = (action: string) => amina.ask('POST', `${RECORDINGS}/actions`, { action, ids: [id] })
    await act('delete')
    expect((await amina.ask('GET', `${RECORDINGS}?status=deleted`)).body.data).toHaveLength(1)
    expect((await act('restore')).body.done).toEqual([id])
    await act('delete')
    const copy = await upload(file, 'second.mp3')
    expect((await act('restore')).body.refused).toEqual([{ id, code: 'recording_exists' }])
    now = new Date(start.getTime() + 31 * DAY_MS)
    await purgeDeleted(one.services.database, recordings, now)
    await dropOldUploads(one.services.database, now)
    expect(await db().select({ id: audioUploads.id }).from(audioUploads)).toEqual([{ id: copy.id }])
  })
})

describe('a recitor', () => {
  it('sees and changes their own drafts only, and publishes nothing', async () => {
    const own = await upload(sampleMp3(40), 'own.mp3', qari)
    const foreign = await upload(sampleMp3(50), 'foreign.mp3')
    const { data } = (await qari.ask('GET', RECORDINGS)).body
    expect(data.map(({ id }: { id: string }) => id)).toEqual([own.id])
    expect((await qari.ask('GET', `${RECORDINGS}/${foreign.id}/audio`)).status).toBe(404)
    expect((await otherQari.ask('PUT', `${RECORDINGS}/${own.id}`, values)).status).toBe(404)
    const draft = { ...values, status: 'draft' }
    expect((await qari.ask('PUT', `${RECORDINGS}/${own.id}`, draft)).status).toBe(200)
    expect((await qari.ask('PUT', `${RECORDINGS}/${own.id}`, values)).status).toBe(403)
    const act = async (action: string, ids: string[]) =>
      (await qari.ask('POST', `${RECORDINGS}/actions`, { action, ids })).body
    expect((await act('publish', [own.id])).refused).toEqual([{ id: own.id, code: 'forbidden' }])
    expect((await act('delete', [foreign.id])).refused).toEqual([{ id: foreign.id, code: 'not_found' }])
    await amina.ask('PUT', `${RECORDINGS}/${own.id}`, values)
    expect((await qari.ask('PUT', `${RECORDINGS}/${own.id}`, draft)).status).toBe(403)
    expect((await act('delete', [own.id])).refused).toEqual([{ id: own.id, code: 'forbidden' }])
  })

  it('whose account is deleted leaves recordings without a name, and no unfinished upload', async () => {
    const gone = await signUp(one, 'gone', 'recitor')
    const { id } = await upload(sampleMp3(40), 'own.mp3', gone)
    const started = await begin(sampleMp3(60), 'half.mp3', gone)
    await send(started.body.id, 0, sampleMp3(30), gone)
    const exported = JSON.parse((await gone.ask('GET', '/api/account/export')).text)
    expect(exported.audioRecordings).toMatchObject([
      { kind: 'recording', id },
      { kind: 'upload', name: 'half.mp3' },
    ])
    await gone.ask('POST', '/api/account/deletion', { password: gone.password })
    expect((await amina.ask('GET', `${RECORDINGS}/${id}`)).body.uploadedBy).toBeNull()
    expect(bucket.objects.size).toBe(1)
  })
})

describe('the public', () => {
  const read = (url: string, headers = {}) => one.app.inject({ url, headers })

  it('hears published recordings, also a range across parts', async () => {
    const file = sampleMp3(60)
    const { body } = await begin(file, 'sample.mp3')
    await send(body.id, 0, file.subarray(0, 10_000))
    await send(body.id, 10_000, file.subarray(10_000))
    await complete(body.id)
    const url = `/api/recordings/${body.id}/audio`
    expect((await read(url)).statusCode).toBe(404)
    await amina.ask('PUT', `${RECORDINGS}/${body.id}`, values)
    const whole = await read(url)
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'audio/mpeg',
      'bytes',
    ])
    expect(whole.rawPayload).toEqual(file)
    const range = await read(url, { range: 'bytes=9990-10009' })
    expect([range.statusCode, range.headers['content-range']]).toEqual([
      206,
      `bytes 9990-10009/${file.length}`,
    ])
    expect(range.rawPayload).toEqual(file.subarray(9990, 10_010))
    expect((await read(url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
    expect((await read(url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  })

  it('lists those of a surah or an item, without what concerns the uploader', async () => {
    await publish(sampleMp3(41))
    await publish(sampleMp3(42), { category: 'verses', surah: 1, fromVerse: 2, toVerse: 4, title: 'Verses' })
    await publish(sampleMp3(43), { category: 'dua', item: 'waking-up', title: 'Dua' })
    await upload(sampleMp3(44), 'draft.mp3')
    const titles = async (query: string) =>
      (await read(`/api/recordings?${query}`)).json().recordings.map(({ title }: { title: string }) => title)
    expect(await titles('surah=1')).toEqual([values.title, 'Verses'])
    expect(await titles('surah=2')).toEqual([])
    expect(await titles('category=dua&item=waking-up')).toEqual(['Dua'])
    const [first] = (await read('/api/recordings?surah=1')).json().recordings
    expect(first).not.toHaveProperty('uploadedBy')
    expect(first).toMatchObject({ qari: values.qari, contentType: 'audio/mpeg', rights: values.rights })
  })

  it('downloads only what may be downloaded, and each download counts', async () => {
    const { id } = await publish(sampleMp3(45), { title: 'Sūrah “one”' })
    const url = `/api/recordings/${id}/audio?download=yes`
    expect((await read(url)).statusCode).toBe(404)
    await amina.ask('PUT', `${RECORDINGS}/${id}`, { ...values, title: 'Sūrah', isDownloadable: true })
    expect((await read(url)).headers['content-disposition']).toBe(
      `attachment; filename="recording"; filename*=UTF-8''S%C5%ABrah.mp3`,
    )
    await read(url, { range: 'bytes=10-' })
    expect((await amina.ask('GET', `${RECORDINGS}/${id}`)).body.downloadCount).toBe(1)
  })

  it('hears nothing that was deleted or taken back', async () => {
    const { id } = await publish(sampleMp3(46))
    await amina.ask('POST', `${RECORDINGS}/actions`, { action: 'unpublish', ids: [id] })
    expect((await read(`/api/recordings/${id}/audio`)).statusCode).toBe(404)
  })
})

it('counts recordings for the dashboard, without deleted ones', async () => {
  const deleted = await publish(sampleMp3(39), { isDownloadable: true })
  await amina.ask('POST', `${RECORDINGS}/actions`, { action: 'delete', ids: [deleted.id] })
  await upload(sampleMp3(40), 'draft.mp3')
  await publish(sampleMp3(41))
  await publish(sampleMp3(42), { isDownloadable: true })
  const { body } = await amina.ask('GET', '/api/admin/dashboard-stats')
  expect(body.overview.totalAudioRecitations).toBe(3)
  expect(body.content.audio).toEqual({ active: 2, downloadable: 1 })
})
