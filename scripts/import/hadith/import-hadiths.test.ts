import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { ImportedHadith } from '#features/hadiths/core/imported-hadith.ts'
import { removeCollections } from '#features/hadiths/server/imported/store-collection.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { importDetails, importHadiths } from './import-hadiths.ts'
import { bookFile, chapterFile, editionFile, sampleHadiths } from './testing/sample-hadiths.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(() => removeCollections(server.services.database))

const hadiths = sampleHadiths(160)

/** A folder with these files, each an object or a text. */
function folderWith(files: Readonly<Record<string, object | string>>): string {
  const folder = tempFolder(onTestFinished)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

async function run(path: string, options: { replace?: boolean; dryRun?: boolean } = {}) {
  const said: string[] = []
  await importHadiths(path, { licence: 'For tests', source: undefined }, server.services.database, {
    ...{ replace: false, dryRun: false, ...options },
    say: (line) => said.push(line),
  })
  return said
}

const rows = async (order = 'sort_key') =>
  (
    await server.services.database.db.execute<{ entry: ImportedHadith }>(
      sql`select entry from imported_hadiths order by ${sql.raw(order)}`,
    )
  ).rows.map(({ entry }) => entry)
const collections = async () =>
  (await server.services.database.db.execute(sql`select * from hadith_collections order by place`)).rows

describe('importing hadiths', () => {
  it('imports a book of hadith-json with its chapters, and again without changes', async () => {
    const folder = folderWith({ 'db/by_book/the_9_books/bukhari.json': bookFile('bukhari', hadiths) })
    expect(await run(folder)).toContain('bukhari: 160 new, 0 changed, 0 unchanged.')
    expect((await rows()).map(({ id }) => id)).toEqual(hadiths.map(({ number }) => `bukhari/${number}`))
    expect(await collections()).toMatchObject([
      {
        slug: 'bukhari',
        source: 'AhmedBaset/hadith-json',
        licence: 'For tests',
        total: 160,
        chapters: [
          { number: '1', name: 'Chapter 1', nameArabic: 'كتاب 1', total: 75 },
          { number: '2', total: 75 },
          { number: '3', total: 10 },
        ],
      },
    ])
    expect(await run(folder)).toContain('bukhari: 0 new, 0 changed, 160 unchanged.')
  })

  it('imports single chapters, and one more later', async () => {
    const chapter = (number: number) =>
      chapterFile(
        'muslim',
        hadiths.filter((each) => each.chapter === number),
      )
    expect(await run(folderWith({ 'muslim/2.json': chapter(2) }))).toContain(
      'muslim: 75 new, 0 changed, 0 unchanged.',
    )
    await run(folderWith({ 'muslim/1.json': chapter(1), 'muslim/all.json': chapter(1) }))
    const found = await rows()
    expect([found.length, found[0]?.id, found.at(-1)?.id]).toEqual([150, 'muslim/1-1', 'muslim/2-75'])
    expect(await collections()).toMatchObject([{ total: 150, chapters: [{ number: '1' }, { number: '2' }] }])
  })

  it('joins the editions of a folder, and finds the other one beside a single file', async () => {
    const folder = folderWith({
      'editions/ara-muslim.min.json': editionFile('muslim', 'ara', hadiths),
      'editions/ara-muslim.json': editionFile('muslim', 'ara', hadiths),
      'editions/ara-muslim1.json': editionFile('muslim', 'ara', hadiths, () => ({ text: 'other' })),
      'editions/fra-muslim.json': editionFile('muslim', 'eng', hadiths),
      'editions/eng-muslim.json': editionFile('muslim', 'eng', hadiths, ({ number }) => ({
        arabicnumber: Number(`${Math.ceil(number / 2)}.0${2 - (number % 2)}`),
      })),
      'editions/eng-muslim/1.json': '{}',
      'info.json': { muslim: { ...editionFile('muslim', 'eng', []), hadiths: [] } },
    })
    expect(await run(join(folder, 'editions/eng-muslim.json'))).toEqual([
      'muslim: 160 new, 0 changed, 0 unchanged.',
      'A running Rafiq shows them within a minute.',
    ])
    const [first] = hadiths
    const { arabic, english: translation, narrator } = first ?? {}
    expect((await rows())[0]).toMatchObject({ narrator, arabic, translation })
    expect(await run(folder)).toContain('muslim: 0 new, 0 changed, 160 unchanged.')
  })

  it('updates changed texts, and only those', async () => {
    const file = (text: string) => ({
      'bukhari.json': bookFile(
        'bukhari',
        hadiths.map((each) => (each.number === 7 ? { ...each, english: text } : each)),
      ),
    })
    await run(folderWith(file('Before.')))
    expect(await run(folderWith(file('After.')))).toContain('bukhari: 0 new, 1 changed, 159 unchanged.')
    expect((await rows())[6]?.translation).toBe('After.')
  })

  it('names items that can’t be used, and imports the others', async () => {
    const book = bookFile('bukhari', hadiths) as { hadiths: object[] }
    book.hadiths.splice(3, 2, { arabic: 7 }, { ...book.hadiths[4], arabic: '', english: '' })
    const said = await run(folderWith({ 'bukhari.json': book }))
    expect(said).toEqual([
      'bukhari: 158 new, 0 changed, 0 unchanged.',
      'Skipped because of errors: 2.',
      'bukhari.json, item 4: the field arabic is missing or not valid.',
      'bukhari 5: it has no text.',
      'A running Rafiq shows them within a minute.',
    ])
  })

  it('says where a broken file is broken, and imports the others', async () => {
    const muslim = JSON.stringify(bookFile('muslim', hadiths), null, 1)
    const folder = folderWith({
      'abudawud.json': JSON.stringify(bookFile('abudawud', hadiths)).slice(0, 5000),
      'bukhari.json': bookFile('bukhari', hadiths),
      'muslim.json': muslim.replace('"chapters"', '?"chapters"'),
      'other.json': { some: 'thing' },
    })
    const said = await run(folder)
    const line = muslim.slice(0, muslim.indexOf('"chapters"')).split('\n').length
    expect(said).toEqual([
      'bukhari: 160 new, 0 changed, 0 unchanged.',
      'Skipped because of errors: 3.',
      'abudawud.json, line 1: the file ends unexpectedly.',
      `muslim.json, line ${line}: the JSON is not valid here.`,
      'other.json: this is none of the formats.',
      'A running Rafiq shows them within a minute.',
    ])
  })

  it.each([
    ['no hadiths', { 'a.txt': 'text' }, 'has no files of hadiths'],
    ['nothing readable', { 'bukhari.json': '{' }, 'none of the files has hadiths'],
  ])('rejects a folder with %s', async (_, files, reason) => {
    await expect(run(folderWith(files))).rejects.toThrow(reason)
  })

  it('rejects a path where nothing is', async () => {
    await expect(run('/nowhere/at/all')).rejects.toThrow('There is no file or folder')
  })

  it('doesn’t mix the numbers of two formats, but replaces one on request', async () => {
    const book = folderWith({ 'muslim.json': bookFile('muslim', hadiths) })
    const edition = folderWith({ 'eng-muslim.json': editionFile('muslim', 'eng', hadiths.slice(0, 20)) })
    await run(book)
    expect((await run(edition))[0]).toMatch(/^muslim: not imported.*--replace/)
    expect(await rows()).toHaveLength(160)
    expect(await run(edition, { replace: true })).toContain('muslim: 20 new, 0 changed, 0 unchanged.')
    expect(await rows()).toHaveLength(20)
  })

  it('leaves the old state of a collection when it is interrupted, and continues when it runs again', async () => {
    const folder = folderWith({
      'abudawud.json': bookFile('abudawud', hadiths),
      'bukhari.json': bookFile('bukhari', hadiths),
    })
    const { db } = server.services.database
    await db.execute(sql`
      create function stop() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`)
    await db.execute(sql`
      create trigger stop before insert on imported_hadiths for each row
      when (new.slug = 'abu-dawud/99') execute function stop()`)
    await expect(run(folder)).rejects.toThrow()
    await db.execute(sql`drop trigger stop on imported_hadiths`)
    await db.execute(sql`drop function stop`)
    expect(await rows()).toEqual([])
    expect(await collections()).toEqual([])
    await run(folder)
    expect(await rows()).toHaveLength(320)
  })

  it('only validates on request', async () => {
    const folder = folderWith({ 'bukhari.json': bookFile('bukhari', hadiths) })
    expect(await run(folder, { dryRun: true })).toEqual(['bukhari: 160 hadiths.', 'Nothing saved.'])
    expect(await rows()).toEqual([])
  })

  it('removes one collection or all, with their words', async () => {
    await run(
      folderWith({
        'bukhari.json': bookFile('bukhari', hadiths),
        'muslim.json': bookFile('muslim', hadiths),
      }),
    )
    const { database } = server.services
    expect(await removeCollections(database, 'bukhari')).toBe(160)
    expect((await collections()).map(({ slug }) => slug)).toEqual(['muslim'])
    expect(await removeCollections(database, 'bukhari')).toBe(0)
    expect(await removeCollections(database)).toBe(160)
    expect((await database.db.execute(sql`select word from hadith_words`)).rows).toEqual([])
  })

  it('needs a licence', () => {
    expect(() => importDetails({})).toThrow('--licence is missing')
    expect(importDetails({ licence: ' CC0 ', source: 'Here' })).toEqual({ licence: 'CC0', source: 'Here' })
  })
})
