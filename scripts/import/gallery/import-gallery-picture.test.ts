import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { galleryPictures } from '#features/gallery/server/gallery.table.ts'
import { findPublicFile } from '#features/gallery/server/picture-files.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { ImportError } from '../import-error.ts'
import { importGalleryPicture } from './import-gallery-picture.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
const db = () => server.services.database.db
beforeEach(() => db().delete(galleryPictures))

const picture = (width: number, height: number) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`).render().asPng()
const given = { title: 'Morning in Fez', description: 'Roofs.', licence: 'CC BY 4.0', author: 'A. Sample' }

/** Imports a file with this content. Returns the lines that are printed, and why it was rejected. */
async function run(
  content: Buffer | string,
  options: Readonly<Record<string, string>> = given,
  { replace = false, dryRun = false } = {},
) {
  const path = join(tempFolder(onTestFinished), 'picture.jpg')
  writeFileSync(path, content)
  const said: string[] = []
  const { database, settings } = server.services
  const rejected = await importGalleryPicture(
    path,
    options,
    (work) => work(database, openFileStore(settings)),
    { replace, dryRun, say: (line) => said.push(line) },
  ).then(
    () => '',
    (error) => {
      if (error instanceof ImportError) return error.message
      throw error
    },
  )
  return { said, rejected }
}

describe('npm run import -- gallery', () => {
  it('publishes a picture by its content, where editors can change it', async () => {
    const { said } = await run(picture(400, 300))
    expect(said).toEqual(['Read 400 × 300 pixels (png).', 'Added morning-in-fez (Morning in Fez).'])
    const [row] = await db().select().from(galleryPictures)
    expect(row).toMatchObject({ writtenBy: 'operator', isPublished: true, category: 'nature' })
    expect(row?.entry).toMatchObject({ titleArabic: 'Morning in Fez', descriptionArabic: 'Roofs.' })
    expect((await findPublicFile(server.services.database, row?.entry.file.id ?? '')).width).toBe(400)
  })

  it('replaces one only on request', async () => {
    await run(picture(400, 300))
    expect((await run(picture(500, 300))).rejected).toContain('--replace')
    expect((await run(picture(500, 300), given, { replace: true })).rejected).toBe('')
    const rows = await db().select().from(galleryPictures)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ version: 2, entry: { file: { width: 500 } } })
  })

  it('only checks in a dry run', async () => {
    const { said } = await run(picture(400, 300), given, { dryRun: true })
    expect(said.at(-1)).toBe('Nothing saved. The id would be morning-in-fez.')
    expect(await db().$count(galleryPictures)).toBe(0)
  })

  it.each([
    ['a text with the name of a picture', 'not a picture', given, 'not a JPEG'],
    [
      'an SVG file, which may contain scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      given,
      'not a JPEG',
    ],
    ['a picture that is too small', picture(299, 400), given, '300 to 8000'],
    ['a file that is too large', Buffer.alloc(8_000_001), given, 'larger than 8 MB'],
    ['a picture without licence', picture(400, 300), { ...given, licence: '' }, 'needs --licence'],
    [
      'a picture without description',
      picture(400, 300),
      { ...given, description: ' ' },
      'needs --description',
    ],
    ['a script as its source', picture(400, 300), { ...given, source: 'javascript:1' }, '--source is no web'],
    ['an unknown category', picture(400, 300), { ...given, category: 'cats' }, 'Unknown category'],
    ['the id of a drawn picture', picture(400, 300), { ...given, id: 'nature-sea' }, 'is taken'],
    ['an id that leaves the folder', picture(400, 300), { ...given, id: '../x' }, 'Give an --id'],
  ])('rejects %s', async (_, content, options, reason) => {
    expect((await run(content, options)).rejected).toContain(reason)
    expect(await db().$count(galleryPictures)).toBe(0)
  })
})
