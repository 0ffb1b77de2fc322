import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { removeUnusedFiles } from '#shared/server/files/remove-unused-files.ts'
import { sampleJpeg } from '#shared/server/files/sample-files.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { PictureAnswer } from '../core/gallery.contract.ts'
import { pngOf } from './drawn-image.ts'
import { dropUnusedFiles, GALLERY_AREA, usedKeys } from './picture-files.ts'

const URL = '/api/admin/gallery'
const DAY_MS = 86_400_000
let server: TestApp
let amina: TestPerson
let png: Buffer
let file = ''
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
  png = await pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')
  file = (await upload(png)).body.id
})
afterAll(() => server.close())

const upload = (bytes: Buffer) =>
  amina.ask('POST', `${URL}/files`, bytes, { 'content-type': 'application/octet-stream' })
const sample = (values: object = {}) => ({
  title: 'Roofs of Sarajevo',
  titleArabic: 'أسطح سراييفو',
  category: 'mosques',
  description: 'Roofs and a minaret.',
  descriptionArabic: 'أسطح ومئذنة.',
  author: 'A. Sample',
  licence: 'CC BY 4.0',
  sourceUrl: 'https://pictures.example/sarajevo',
  file,
  isPublished: true,
  ...values,
})
const create = (values: object = {}) => amina.ask('POST', URL, sample(values))
const act = (action: string, id: string) => amina.ask('POST', `${URL}/actions`, { action, ids: [id] })
const get = (url: string) => server.app.inject({ url })
const publicly = async (id: string, language = 'en'): Promise<PictureAnswer | undefined> => {
  const all = (await get(`/api/gallery?language=${language}`)).json<readonly PictureAnswer[]>()
  return all.find((picture) => picture.id === id)
}

describe('an uploaded file', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>', 415],
    ['a page that calls itself a picture', '<!doctype html><script>1</script>', 415],
  ])('is refused if it is %s', async (_, text, status) => {
    expect((await upload(Buffer.from(text))).status).toBe(status)
  })

  it('is refused if it is too small or too large', async () => {
    expect((await upload(sampleJpeg())).body.error.code).toBe('picture_size')
    expect((await upload(Buffer.alloc(8_000_001))).status).toBe(413)
  })

  it('keeps nothing but the picture', async () => {
    const { body } = await upload(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))
    expect(body).toMatchObject({ width: 400, height: 300 })
    const stored = await amina.ask('GET', `${URL}/files/${body.id}`)
    expect(stored.status).toBe(200)
    expect(stored.text).not.toContain('<script')
  })

  it('is removed after a day unless a picture uses it', async () => {
    await create({ title: 'Kept picture' })
    const unused = (await upload(png)).body.id
    const { database, settings } = server.services
    const later = new Date(Date.now() + 2 * DAY_MS)
    await dropUnusedFiles(database, later)
    const store = openFileStore(settings)
    await removeUnusedFiles(store, GALLERY_AREA, later, (keys) => usedKeys(database, keys))
    expect((await amina.ask('GET', `${URL}/files/${unused}`)).status).toBe(404)
    expect((await amina.ask('GET', `${URL}/files/${file}`)).status).toBe(200)
  })
})

describe('an added picture', () => {
  it('is in the gallery with its licence, in English and Arabic, once it is published', async () => {
    const own = (await upload(png)).body.id
    const { status, body } = await create({ title: 'Two roofs', isPublished: false, file: own })
    expect(status).toBe(201)
    expect(await publicly('two-roofs')).toBeUndefined()
    expect((await get(`/gallery/files/${own}.png`)).statusCode).toBe(404)
    await act('publish', body.id)
    expect(await publicly('two-roofs')).toMatchObject({
      title: 'Two roofs',
      description: 'Roofs and a minaret.',
      author: 'A. Sample',
      licence: 'CC BY 4.0',
      sourceUrl: 'https://pictures.example/sarajevo',
      isDrawn: false,
      width: 400,
    })
    expect(await publicly('two-roofs', 'ar')).toMatchObject({ title: 'أسطح سراييفو' })
    const image = await get((await publicly('two-roofs'))?.imageUrl ?? '')
    expect(image.headers['content-type']).toBe('image/png')
  })

  it('is among the first if it is featured', async () => {
    await create({ title: 'Featured roofs', isFeatured: true })
    const all = (await get('/api/gallery')).json<readonly PictureAnswer[]>()
    const flags = all.map(({ featured }) => featured === true)
    expect(all.find(({ id }) => id === 'featured-roofs')?.featured).toBe(true)
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('needs alt text, author, licence, an uploaded file and an address of its own', async () => {
    const fieldsOf = async (values: object) =>
      (await create(values)).body.error.fields.map((each: { field: string }) => each.field)
    expect(await fieldsOf({ description: ' ' })).toEqual(['description'])
    expect(await fieldsOf({ licence: '', author: '' })).toEqual(['author', 'licence'])
    expect(await fieldsOf({ sourceUrl: 'javascript:alert(1)' })).toEqual(['sourceUrl'])
    expect(await fieldsOf({ file: '00000000-0000-4000-8000-000000000000' })).toEqual(['file'])
    expect((await create({ title: 'Nature sea' })).body.error.code).toBe('slug_taken')
  })

  it('is saved over the version that was edited only, and logged', async () => {
    const { body } = await create({ title: 'Edited roofs' })
    const put = (version: number, licence: string) =>
      amina.ask('PUT', `${URL}/${body.id}`, { ...sample({ title: 'Edited roofs', licence }), version })
    expect((await put(1, 'CC0')).body).toMatchObject({ version: 2, licence: 'CC0' })
    expect((await put(1, 'CC BY-SA 4.0')).body.error.code).toBe('version_conflict')
    const entries = await server.services.database.db.select().from(auditLog)
    const changes = entries.filter(({ itemType, itemId }) => itemType === 'picture' && itemId === body.id)
    expect(changes.map(({ action }) => action)).toEqual(['create', 'update'])
    expect(changes[1]?.after).toEqual({ licence: 'CC0' })
  })

  it('is hidden with its file when it is deleted, and comes back when it is restored', async () => {
    const own = (await upload(png)).body.id
    const { body } = await create({ title: 'Deleted roofs', file: own })
    await act('delete', body.id)
    expect(await publicly(body.id)).toBeUndefined()
    expect((await get(`/gallery/files/${own}.png`)).statusCode).toBe(404)
    await act('restore', body.id)
    expect(await publicly(body.id)).toBeDefined()
  })
})
