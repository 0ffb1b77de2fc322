import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { newFileKey } from '#shared/server/files/file-key.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { removeUnusedFiles } from '#shared/server/files/remove-unused-files.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { partsOf } from './recordings.repository.ts'
import { sampleMp3 } from './sample-audio.ts'
import { readParts } from './stored-parts.ts'
import { PARTS_AREA, usedKeys } from './uploads.repository.ts'

const UPLOADS = '/api/admin/audio-uploads'
const BYTES = { 'content-type': 'application/octet-stream' }

const cleanUp: (() => void)[] = []
let first: TestApp
let restarted: TestApp
let amina: TestPerson
let store: FileStore
beforeAll(async () => {
  const options = {
    features: serverFeatures,
    settings: { DATA_DIR: tempFolder((clean) => cleanUp.push(clean)) },
  }
  first = await testApp(options)
  restarted = await testApp({
    ...options,
    build: (services, features) => buildServer({ ...services, database: first.services.database }, features),
  })
  store = openFileStore(first.services.settings)
  amina = await signUp(first, 'amina', 'content_manager')
})
afterAll(async () => {
  await restarted.close()
  await first.close()
  for (const clean of cleanUp) clean()
})

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload: object | Buffer | undefined) => {
  const headers = { ...amina.session, ...(Buffer.isBuffer(payload) && BYTES) }
  const answer = await restarted.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

/** Begins to send a part to the first server, which stops before the part has arrived. */
async function stopDuringPart(path: string, part: Buffer): Promise<void> {
  await first.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = first.app.server.address() as AddressInfo
  const arrived = once(first.app.server, 'request')
  const sending = request({
    ...{ port, host: '127.0.0.1', path, method: 'PUT' },
    headers: { ...amina.session, ...BYTES, 'content-length': part.length },
  })
  const cut = once(sending, 'error')
  sending.write(part.subarray(0, part.length / 2))
  await arrived
  sending.destroy(new Error('The server is gone.'))
  await cut
  await first.app.close()
}

it('continues after the server was restarted during a part, and stores the file byte for byte', async () => {
  const file = sampleMp3(200)
  const chosen = { name: 'surah_al-fatihah.mp3', size: file.length, lastModified: 1 }
  const [one, two] = [30_000, 60_000]
  const { body: upload } = await amina.ask('POST', UPLOADS, chosen)
  const parts = `${UPLOADS}/${upload.id}/parts`
  await amina.ask('PUT', `${parts}/0`, file.subarray(0, one), BYTES)
  await amina.ask('PUT', `${parts}/${one}`, file.subarray(one, two), BYTES)
  await stopDuringPart(`${parts}/${two}`, file.subarray(two))
  // It was also killed after it stored bytes and before it noted them.
  const lost = newFileKey(PARTS_AREA)
  await store.put(lost, file.subarray(two, two + 5000), BYTES['content-type'])

  expect((await ask('POST', `${UPLOADS}/${upload.id}/completion`, {})).body.error.code).toBe(
    'upload_unfinished',
  )
  // The page never heard that the second part arrived, and sends it again.
  const again = await ask('PUT', `${parts}/${one}`, file.subarray(one, two))
  expect([again.status, again.body.error.code]).toEqual([409, 'part_out_of_order'])
  expect((await ask('POST', UPLOADS, chosen)).body).toMatchObject({ id: upload.id, received: two })
  expect((await ask('PUT', `${parts}/${two}`, file.subarray(two))).body.received).toBe(file.length)
  expect((await ask('POST', `${UPLOADS}/${upload.id}/completion`, {})).body).toMatchObject({
    id: upload.id,
    fileSize: file.length,
  })

  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  await removeUnusedFiles(store, PARTS_AREA, inTwoDays, (keys) => usedKeys(first.services.database, keys))
  await expect(store.read(lost)).rejects.toThrow()
  const stored = await partsOf(first.services.database, upload.id)
  expect(await buffer(await readParts(store, stored))).toEqual(file)
  const { rawPayload } = await restarted.app.inject({
    url: `/api/admin/audio-recitations/${upload.id}/audio`,
    headers: amina.session,
  })
  expect(rawPayload).toEqual(file)
})
