import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings.ts'
import { tempFolder } from '../testing/temp-folder.ts'
import { newFileKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { s3Server } from './s3-server.ts'

const HOUR_MS = 3_600_000
const content = Buffer.from('0123456789')

const inFolder = async () => openFileStore(readSettings({ DATA_DIR: tempFolder(onTestFinished) }))

async function inBucket(secret = 'secret') {
  const server = await s3Server('secret')
  onTestFinished(server.close)
  const settings = readSettings({
    FILES_S3_URL: server.bucket,
    FILES_S3_REGION: 'eu-1',
    FILES_S3_KEY_ID: 'id',
    FILES_S3_SECRET: secret,
  })
  return { store: openFileStore(settings), server }
}

const stores: readonly (readonly [string, () => Promise<FileStore>])[] = [
  ['a folder', inFolder],
  ['a bucket', async () => (await inBucket()).store],
]

const keysIn = async (store: FileStore, area: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(area)) keys.push(key)
  return keys.sort()
}

describe.each(stores)('a store in %s', (_, open) => {
  it('reads what was stored, whole or a range of it', async () => {
    const store = await open()
    const key = newFileKey('tests')
    await store.put(key, content, 'image/png')
    expect(await buffer(await store.read(key))).toEqual(content)
    expect((await buffer(await store.read(key, { first: 2, last: 4 }))).toString()).toBe('234')
  })

  it('removes a file, also twice, and says when one is missing', async () => {
    const store = await open()
    const key = newFileKey('tests')
    await store.put(key, content, 'image/png')
    await store.remove(key)
    await store.remove(key)
    await expect(store.read(key)).rejects.toBeInstanceOf(FileMissing)
  })

  it('lists an area, page by page, and nothing of others', async () => {
    const store = await open()
    expect(await keysIn(store, 'tests')).toEqual([])
    const keys = Array.from({ length: 5 }, () => newFileKey('tests')).sort()
    for (const key of [...keys, newFileKey('others')]) await store.put(key, content, 'image/png')
    expect(await keysIn(store, 'tests')).toEqual(keys)
  })

  it.each(['../secret', 'tests/../../x', 'tests/a', '/etc/passwd', 'tests/%2e%2e'])(
    'refuses the key %s',
    async (key) => {
      const store = await open()
      await expect(async () => store.put(key, content, 'image/png')).rejects.toThrow('not a key')
      await expect(async () => store.read(key)).rejects.toThrow('not a key')
    },
  )

  it('keeps files in use and young ones when unused files are removed', async () => {
    const store = await open()
    const [used, unused] = [newFileKey('tests'), newFileKey('tests')]
    for (const key of [used, unused]) await store.put(key, content, 'image/png')
    const usedOf = async () => [used]
    expect(await removeUnusedFiles(store, 'tests', new Date(), usedOf)).toBe(0)
    expect(await removeUnusedFiles(store, 'tests', new Date(Date.now() + 2 * HOUR_MS), usedOf)).toBe(1)
    expect(await keysIn(store, 'tests')).toEqual([used])
  })
})

it('removes the part of a file that a killed server left in the folder', async () => {
  const folder = tempFolder(onTestFinished)
  const store = openFileStore(readSettings({ DATA_DIR: folder }))
  await mkdir(join(folder, 'files/tests'), { recursive: true })
  await writeFile(join(folder, 'files', `${newFileKey('tests')}.part`), '0123')
  await removeUnusedFiles(store, 'tests', new Date(Date.now() + 2 * HOUR_MS), async () => [])
  expect(await readdir(join(folder, 'files/tests'))).toEqual([])
})

it('says that the storage can’t be reached when the bucket refuses the key or is gone', async () => {
  const { store } = await inBucket('wrong')
  await expect(store.put(newFileKey('tests'), content, 'image/png')).rejects.toMatchObject({
    code: 'files_unavailable',
    status: 503,
  })
  const other = await inBucket()
  await other.server.close()
  await expect(other.store.read(newFileKey('tests'))).rejects.toMatchObject({ code: 'files_unavailable' })
})

it('stores the type of a file in the bucket', async () => {
  const { store, server } = await inBucket()
  const key = newFileKey('tests')
  await store.put(key, content, 'application/pdf')
  expect(server.objects.get(key)).toMatchObject({ type: 'application/pdf' })
})
