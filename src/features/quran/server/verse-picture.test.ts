import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '#shared/core/languages.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { openQuran } from './quran.repository.ts'
import { parseReaderPath } from './reader-preview.ts'
import { versePicture } from './verse-picture.ts'

const quran = await openQuran(join(projectFolders().content, 'quran'))

async function textIn(code: string) {
  const language = languages.find((each) => each.code === code)
  const address = parseReaderPath('/quran/reader/112:1', '')
  if (!language || !address || address === 'bad') throw new Error(code)
  const picture = await versePicture(quran, address, language)
  return picture && { text: picture.text, source: picture.source }
}

it('has the translation in the page’s language, with its translator, or else in English', async () => {
  for (const [code, id] of [
    ['fr', 'fr'],
    ['ur', 'ur'],
    ['ml', 'en'],
  ] as const) {
    const [first] = await quran.translation(id, 112)
    expect(await textIn(code)).toEqual({
      text: first,
      source: expect.stringContaining(quran.index.translations[id].name),
    })
  }
})

it('has no translation in Arabic', async () => {
  expect((await textIn('ar'))?.text).toBeUndefined()
})
