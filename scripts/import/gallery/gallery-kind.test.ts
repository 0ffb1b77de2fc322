import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { galleryKind } from './gallery-kind.ts'

const picture = (width: number, height: number) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`).render().asPng()
const given = { title: 'Morning in Fez', licence: 'CC BY 4.0', author: 'A. Sample' }

function importer() {
  const dataFolder = tempFolder(onTestFinished)
  const file = (content: Buffer | string, name = 'picture.jpg') => {
    writeFileSync(join(dataFolder, name), content)
    return join(dataFolder, name)
  }
  const said: string[] = []
  const add = (
    path: string,
    options: Partial<typeof given> & Record<string, string> = given,
    replace = false,
    dryRun = false,
  ) => galleryKind.add(path, options, { dataFolder, replace, dryRun, say: (line) => said.push(line) })
  return { dataFolder, file, said, add }
}

describe('npm run import -- gallery', () => {
  it('adds a picture by its content, lists it and removes it', async () => {
    const { dataFolder, file, said, add } = importer()
    await add(file(picture(400, 300)))
    expect(said.join('\n')).toContain('Read 400 × 300 pixels (png).')
    expect(said.join('\n')).toContain('Added morning-in-fez')
    expect(await galleryKind.list(dataFolder)).toEqual([
      'morning-in-fez · Morning in Fez · nature · A. Sample · CC BY 4.0',
    ])
    await galleryKind.remove(dataFolder, 'morning-in-fez')
    expect(await galleryKind.list(dataFolder)).toEqual([])
    expect(readdirSync(join(dataFolder, 'gallery'))).toEqual([])
    await expect(galleryKind.remove(dataFolder, 'morning-in-fez')).rejects.toThrow('No imported picture')
  })

  it('replaces one only on request', async () => {
    const { dataFolder, file, add } = importer()
    await add(file(picture(400, 300)))
    await expect(add(file(picture(500, 300)))).rejects.toThrow('--replace')
    await add(file(picture(500, 300)), given, true)
    expect(readdirSync(join(dataFolder, 'gallery'))).toHaveLength(2)
  })

  it('only checks in a dry run', async () => {
    const { dataFolder, file, said, add } = importer()
    await add(file(picture(400, 300)), given, false, true)
    expect(said.at(-1)).toBe('Nothing saved. The id would be morning-in-fez.')
    expect(await galleryKind.list(dataFolder)).toEqual([])
  })

  it.each([
    ['a text with the name of a picture', 'not a picture', given, 'not a JPEG'],
    [
      'an SVG file, which may contain scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      given,
      'not a JPEG',
    ],
    ['a picture that is too small', picture(299, 400), given, 'Each side needs'],
    ['a file that is too large', Buffer.alloc(8_000_001), given, 'larger than 8 MB'],
    ['a picture without licence', picture(400, 300), { title: 'A', author: 'B' }, 'needs --licence'],
    ['an unknown category', picture(400, 300), { ...given, category: 'cats' }, 'Unknown category'],
    ['the id of a drawn picture', picture(400, 300), { ...given, id: 'nature-sea' }, 'is taken'],
    ['an id that leaves the folder', picture(400, 300), { ...given, id: '../x' }, 'Give an --id'],
  ])('rejects %s', async (_, content, options, reason) => {
    const { dataFolder, file, add } = importer()
    await expect(add(file(content), options)).rejects.toThrow(reason)
    expect(await galleryKind.list(dataFolder)).toEqual([])
  })
})
