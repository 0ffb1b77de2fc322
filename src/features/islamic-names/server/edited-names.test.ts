import { eq, type SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { entryActions, entrySources, entryStates } from '#shared/core/directory/entry-state.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { purgeDeleted } from '#shared/server/admin/soft-deletion.ts'
import {
  actOnEntry,
  addEntry,
  type EditedDirectory,
  type EditingEntries,
  entryFilters,
  saveEntry,
  sourceOf,
  stateOf,
} from '#shared/server/directory/edit-entries.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import { nameRow } from './islamic-names.directory.ts'
import { islamicNamesFeature } from './islamic-names.routes.ts'
import { islamicNames } from './islamic-names.table.ts'

const name = (slug: string, meaning = 'A meaning'): IslamicName => ({
  slug,
  name: slug,
  arabicName: 'اسم',
  meaning,
  meaningArabic: 'معنى',
  root: 'س م و',
  origin: 'arabic',
  gender: 'male',
  category: 'virtue_names',
  alternateSpellings: [],
  bearers: [],
})
const names: EditedDirectory<IslamicName> = { table: islamicNames, itemType: 'name', rowOf: nameRow }
const [alif, ba, own] = [name('alif'), name('ba'), name('own')]

let server: TestApp
let editing: EditingEntries
let now: Date

beforeEach(async () => {
  server = await testApp({ features: [islamicNamesFeature] })
  onTestFinished(server.close)
  now = new Date('2026-11-26T08:00:00Z')
  editing = { ...server.services, clock: () => now, actorId: '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11' }
  await seed(alif, ba)
})

const seed = (...content: IslamicName[]) =>
  seedDirectory(server.services.database, islamicNames, content.map(nameRow))
const act = (slug: string, action: Parameters<typeof actOnEntry>[3]) =>
  actOnEntry(editing, names, slug, action)
const save = (entry: IslamicName, version?: number) =>
  saveEntry(editing, names, entry.slug, { entry, version })

/** The names that people see, with their meanings. */
async function listed() {
  const { names: found } = (await server.app.inject('/api/islamic-names')).json()
  return Object.fromEntries(
    (found as { seoSlug: string; meaning: string }[]).map(({ seoSlug, meaning }) => [seoSlug, meaning]),
  )
}

async function stored(slug: string) {
  const { db } = server.services.database
  const [row] = await db.select().from(islamicNames).where(eq(islamicNames.slug, slug))
  return row
}

describe('seeding', () => {
  it('leaves the names that the operator added', async () => {
    await addEntry(editing, names, { entry: own })
    await seed(alif)
    expect(Object.keys(await listed())).toEqual(['alif', 'own'])
    await seed(alif, name('own', 'From the content'))
    expect(await listed()).toMatchObject({ own: own.meaning })
  })

  it('leaves an editor’s version, and offers the latest one of the content', async () => {
    await save(name('alif', 'Edited'))
    await seed(name('alif', 'From a newer content'), ba)
    expect(await listed()).toEqual({ alif: 'Edited', ba: ba.meaning })
    await act('alif', 'reset')
    expect(await listed()).toMatchObject({ alif: 'From a newer content' })
    await seed(name('alif', 'From the newest content'), ba)
    expect(await listed()).toMatchObject({ alif: 'From the newest content' })
    await expect(act('alif', 'reset')).rejects.toMatchObject({ code: 'not_edited' })
  })

  it('makes an editor’s version the operator’s when the content drops the name', async () => {
    await save(name('alif', 'Edited'))
    await seed()
    expect(await listed()).toEqual({ alif: 'Edited' })
    const row = await stored('alif')
    expect(row && sourceOf(row)).toBe('operator')
  })

  it('does not bring back what was deleted, even after it would be gone', async () => {
    await act('alif', 'delete')
    await addEntry(editing, names, { entry: own })
    await act('own', 'delete')
    await purgeDeleted(server.services.database, islamicNames, new Date(now.getTime() + 31 * 86_400_000))
    await seed(name('alif', 'From a newer content'), ba)
    expect(Object.keys(await listed())).toEqual(['ba'])
    expect(await stored('own')).toBeUndefined()
    await act('alif', 'restore')
    expect(await listed()).toMatchObject({ alif: 'From a newer content' })
  })

  it('leaves unpublished names unpublished', async () => {
    await act('alif', 'unpublish')
    await seed(name('alif', 'From a newer content'), ba)
    expect(Object.keys(await listed())).toEqual(['ba'])
    expect((await server.app.inject('/api/islamic-names/alif')).statusCode).toBe(404)
    await act('alif', 'publish')
    expect(Object.keys(await listed())).toEqual(['alif', 'ba'])
  })

  it('keeps all of it while several instances seed and an editor saves at once', async () => {
    await addEntry(editing, names, { entry: own })
    await act('ba', 'delete')
    const content = [name('alif', 'From a newer content'), name('ba', 'From a newer content')]
    await Promise.all([
      seed(...content),
      save(name('alif', 'Edited')),
      seed(...content.toReversed()),
      seed(...content),
    ])
    expect(await listed()).toEqual({ alif: 'Edited', own: own.meaning })
    await act('alif', 'reset')
    expect(await listed()).toMatchObject({ alif: 'From a newer content' })
  })
})

describe('a name in the administration', () => {
  it('is filtered by where it comes from and whether people see it', async () => {
    await addEntry(editing, names, { entry: own, columns: { isPublished: false } })
    await save(name('alif', 'Edited'))
    await act('ba', 'delete')
    const { filters, otherwise } = entryFilters(islamicNames)
    const { db } = server.services.database
    const found = async (where: SQL) => {
      const rows = await db.select().from(islamicNames).where(where).orderBy(islamicNames.slug)
      return rows.map(({ slug }) => slug)
    }
    const byState = await Promise.all(entryStates.map((state) => found(filters.state(state))))
    expect(byState).toEqual([['alif'], ['own'], ['ba']])
    const bySource = await Promise.all(entrySources.map((source) => found(filters.source(source))))
    expect(bySource).toEqual([['ba'], ['alif'], ['own']])
    expect(await found(otherwise.state)).toEqual(['alif', 'own'])
    const rows = await db.select().from(islamicNames).orderBy(islamicNames.slug)
    expect(rows.map(stateOf)).toEqual(['published', 'deleted', 'unpublished'])
  })

  it.each(entryActions)('has to exist for %s', async (action) => {
    await expect(act('none', action)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an edited name', () => {
  it('is found by its new words', async () => {
    await save(name('alif', 'Moonlight'))
    const { names: found } = (await server.app.inject('/api/islamic-names?search=moonlight')).json()
    expect(found).toMatchObject([{ id: 'alif' }])
  })

  it('stays the content’s when nothing is changed', async () => {
    await save(alif)
    const row = await stored('alif')
    expect(row && sourceOf(row)).toBe('content')
  })

  it('is not saved over a version that came meanwhile, from an editor or the content', async () => {
    await save(name('alif', 'One'), 1)
    await expect(save(name('alif', 'Two'), 1)).rejects.toMatchObject({ code: 'version_conflict' })
    await seed(alif, name('ba', 'From a newer content'))
    await expect(save(name('ba', 'Edited'), 1)).rejects.toMatchObject({ code: 'version_conflict' })
  })

  it('is in the audit log with what changed', async () => {
    await save(name('alif', 'Edited'))
    await act('alif', 'unpublish')
    await act('alif', 'unpublish')
    await act('alif', 'delete')
    const entries = await server.services.database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(entries).toMatchObject([
      {
        action: 'update',
        itemType: 'name',
        itemId: 'alif',
        before: { meaning: 'A meaning' },
        after: { meaning: 'Edited' },
      },
      { action: 'update', before: { isPublished: true }, after: { isPublished: false } },
      { action: 'delete', before: { meaning: 'Edited' }, after: null },
    ])
  })

  it('is not added over another one, not even a deleted one', async () => {
    await act('alif', 'delete')
    await expect(addEntry(editing, names, { entry: alif })).rejects.toMatchObject({ code: 'slug_taken' })
    await expect(save(alif)).rejects.toMatchObject({ code: 'not_found' })
  })
})
