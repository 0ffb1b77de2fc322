import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { fakeTranslation, writeFormats } from '../core/import/testing/write-formats.ts'
import { TRANSLATION_BYTES } from '../core/import/translation-bytes.ts'
import { importedFolder } from './imported/imported-translation.ts'

const file = writeFormats.numbered(fakeTranslation())
const other = writeFormats.numbered(fakeTranslation('other'))
const described = { language: 'fa', name: 'Made up', licence: 'None' }
const URL = '/api/admin/translations'

let server: TestApp
let amina: TestPerson
let removed = ''
const cleanUp: (() => void)[] = []
beforeAll(async () => {
  const data = tempFolder((clean) => cleanUp.push(clean))
  removed = join(importedFolder(data), 'removed')
  server = await testApp({ features: serverFeatures, settings: { DATA_DIR: data } })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(async () => {
  await server.close()
  for (const clean of cleanUp) clean()
})

const send = (content: string | Buffer, query: Readonly<Record<string, string>> = {}) =>
  amina.ask('POST', `${URL}/import?${new URLSearchParams({ ...described, ...query })}`, content, {
    'content-type': 'application/octet-stream',
  })
const store = (content: string, query: Readonly<Record<string, string>> = {}) =>
  send(content, { mode: 'import', ...query })
const act = (action: string, id: string) => amina.ask('POST', `${URL}/actions`, { action, ids: [id] })
const listed = async (query = ''): Promise<readonly { readonly id: string; readonly isDefault: boolean }[]> =>
  (await amina.ask('GET', `${URL}?limit=100${query}`)).body.data
const ids = async (query?: string) => (await listed(query)).map(({ id }) => id)
const publicIds = async () =>
  (await server.app.inject({ url: '/api/quran/translations' })).json<{ id: string }[]>().map(({ id }) => id)
const logged = async (id: string) =>
  (await server.services.database.db.select().from(auditLog)).filter(({ itemId }) => itemId === id)

describe('a translation', () => {
  it('is checked without storing it, then imported, and offered to readers', async () => {
    const checked = await send(file)
    expect(checked.body).toMatchObject({
      ...{ id: 'fa.made-up', format: 'sura|aya|text', verseCount: 6236, problemCount: 0 },
      ...{ existing: null, isStored: false },
    })
    expect(checked.body.sample).toEqual(fakeTranslation()[0])
    expect(await ids()).not.toContain('fa.made-up')
    expect((await store(file)).body.isStored).toBe(true)
    expect(await publicIds()).toContain('fa.made-up')
    expect((await send(file)).body.isUnchanged).toBe(true)
    expect(await ids('&origin=imported')).toEqual(['fa.made-up'])
  })

  it('is the default of its language only if it is the first', async () => {
    await store(file, { language: 'nl', name: 'First' })
    await store(file, { language: 'nl', name: 'Second' })
    const dutch = (await listed('&search=nl.')).map(({ id, isDefault }) => [id, isDefault])
    expect(dutch).toEqual([
      ['nl.first', true],
      ['nl.second', false],
    ])
    await store(file, { language: 'en', name: 'Another' })
    const english = (await listed('&search=English')).filter(({ isDefault }) => isDefault)
    expect(english.map(({ id }) => id)).toEqual(['en'])
  })

  it('is replaced only in the version that was seen', async () => {
    const query = { name: 'Replaced' }
    await store(file, query)
    expect((await store(other, query)).body.error.code).toBe('slug_taken')
    const { existing } = (await send(other, query)).body
    expect((await store(other, { ...query, replaces: existing.version })).body.isStored).toBe(true)
    const again = await store(file, { ...query, replaces: existing.version })
    expect(again.body.error.code).toBe('version_conflict')
    expect((await logged('fa.replaced')).map(({ action }) => action)).toEqual(['import', 'import'])
  })

  it('is stored once if two import it at the same time', async () => {
    const answers = await Promise.all([file, other].map((content) => store(content, { name: 'Twice' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await logged('fa.twice')).toHaveLength(1)
  })

  it('is deleted, restored and logged', async () => {
    await store(file, { name: 'Deleted' })
    expect((await act('delete', 'fa.deleted')).body).toEqual({ done: ['fa.deleted'], refused: [] })
    expect(await publicIds()).not.toContain('fa.deleted')
    expect((await act('delete', 'fa.deleted')).body.refused).toEqual([
      { id: 'fa.deleted', code: 'not_found' },
    ])
    await act('restore', 'fa.deleted')
    expect(await publicIds()).toContain('fa.deleted')
    const changes = await logged('fa.deleted')
    expect(changes.map(({ action }) => action)).toEqual(['import', 'delete', 'restore'])
    expect(changes[1]).toMatchObject({
      itemType: 'translation',
      before: { name: 'Deleted', licence: 'None' },
    })
  })

  it('is listed while it can be restored', async () => {
    await store(file, { name: 'Listed' })
    expect(await ids('&state=deleted&search=listed')).toEqual([])
    await act('delete', 'fa.listed')
    expect(await ids('&search=listed')).toEqual([])
    const deleted = await listed('&state=deleted&search=listed')
    expect(deleted).toMatchObject([
      { id: 'fa.listed', name: 'Listed', languageName: 'فارسی', origin: 'imported', state: 'deleted' },
    ])
    const [name = ''] = (await readdir(removed)).filter((each) => each.startsWith('fa.listed-'))
    const aMonthAgo = new Date(Date.now() - 31 * 86_400_000)
    await utimes(join(removed, name), aMonthAgo, aMonthAgo)
    expect(await ids('&state=deleted&search=listed')).toEqual([])
    expect((await act('restore', 'fa.listed')).body.refused).toEqual([{ id: 'fa.listed', code: 'not_found' }])
  })

  it('that comes with Rafiq can’t be deleted', async () => {
    expect((await act('delete', 'en')).status).toBe(400)
    expect(await publicIds()).toContain('en')
  })
})

describe('a file with problems', () => {
  it('is refused with its lines and verses', async () => {
    const lines = file.split('\n')
    const wrong = [...lines.slice(0, 4), '1|5|', ...lines.slice(5)].join('\n')
    const { body } = await store(wrong, { name: 'Wrong' })
    expect(body).toMatchObject({ isStored: false, problemCount: 1 })
    expect(body.problems).toEqual([
      { line: 5, place: { surah: 1, verse: 5 }, code: 'empty_verse', values: {} },
    ])
    expect(await ids()).not.toContain('fa.wrong')
  })

  it.each([
    ['nothing', '', 'empty_file'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'not_tanzil_xml'],
    ['a script in a verse', file.replace('1|1|', '1|1|<script>alert(1)</script>'), 'not_text'],
    ['a bomb of lines', '\n'.repeat(300_000), 'too_many_lines'],
    ['a bomb of values', `[${'"",'.repeat(300_000)}""]`, 'json_values'],
    ['a bomb of elements', `<?xml version="1.0"?><quran>${'<x/>'.repeat(300_000)}`, 'not_tanzil_xml'],
    ['a bomb of lines with one verse', '1|1|a\n'.repeat(100_000), 'too_many_verses'],
  ])('is refused if it has %s', async (_, content, code) => {
    expect((await store(content)).body.problems).toEqual([expect.objectContaining({ code })])
  })

  it.each([
    ['Latin-1', Buffer.from('1|1|caf\xe9', 'latin1'), 'not_utf8'],
    ['UTF-16', Buffer.from(`\ufeff${file}`, 'utf16le'), 'not_text'],
  ])('is refused in %s', async (_, content, code) => {
    expect((await send(content)).body.error.fields).toEqual([{ field: 'file', code }])
  })

  it('is refused if it is too large', async () => {
    expect((await send(Buffer.alloc(TRANSLATION_BYTES + 1, 'a'))).status).toBe(413)
  })

  it.each([
    [
      { language: '', name: ' ', licence: '' },
      ['language not_a_language', 'name missing', 'licence missing'],
    ],
    [{ language: '../fa' }, ['language not_a_language']],
    [{ id: '../../etc/passwd' }, ['id not_an_id']],
    [{ name: 'فولادوند' }, ['id missing']],
    [{ translator: 'a\u202eb' }, ['translator not_shown']],
  ])('is refused with the details %j', async (query, problems) => {
    const fields: readonly { field: string; code: string }[] = (await store(file, query)).body.error.fields
    expect(fields.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
  })
})
