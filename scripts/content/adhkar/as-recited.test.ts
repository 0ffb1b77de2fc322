import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import { readItemFiles } from './item-files.ts'
import { readQuranText, withQuotedVerses } from './quoted-verses.ts'

const quran = await readQuranText()
const files = await readItemFiles()

/** The transliteration of every item of a file as recited, checked by hand against the Arabic. */
const recitedIn = async (file: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'recited', `${file}.json`), 'utf8'))

describe.each([...files])('the transliteration of %s', async (file, items) => {
  const recited = await recitedIn(file)

  it.each(withQuotedVerses(items, quran))('writes $id as it is recited', ({ id, arabic }) => {
    expect(spokenTransliteration(arabic)).toBe(recited[id])
  })

  it('lists no other items', () => {
    expect(Object.keys(recited).sort()).toEqual(items.map(({ id }) => id).sort())
  })
})
