import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { versionId } from '#shared/core/user-data/merge-notes.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'

const AT = '2026-11-21T10:00:00.000Z'
const NOTE = { text: 'now', writtenAt: AT, changedAt: AT }
const OLD = ['2026-01-05T08:00:00.000Z', '2026-01-05T20:00:00.000Z', '2026-01-06T08:00:00.000Z']

/** A newly opened page on this device. */
async function page() {
  vi.resetModules()
  const { withDatabase, announceRecords } = await import('./user-records.ts')
  return {
    ...(await import('./notes.ts')),
    /** A change that a sync receives from another device. */
    take: async (type: string, id: string, value: unknown) => {
      const at = timestampOf({ ms: Date.now(), count: 0, device: 'x'.repeat(16) })
      await announceRecords(
        await withDatabase((own) => own.takeAnswer([], [{ type, id, at, value }], { cursor: 1 })),
      )
    },
  }
}
type Page = Awaited<ReturnType<typeof page>>
const versionsOn = async ({ noteVersions }: Page) => [...(await noteVersions.read()).keys()]

/** Every store of the device's database, as text. */
async function everythingKept(): Promise<string> {
  const db = await openDB('rafiq')
  const stores = await Promise.all([...db.objectStoreNames].map((store) => db.getAll(store)))
  db.close()
  return JSON.stringify(stores)
}

beforeEach(() => {
  vi.setSystemTime(AT)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => void vi.useRealTimers())

describe('histories of notes', () => {
  it('lose outdated versions at the next save, and nothing else', async () => {
    const here = await page()
    await here.noteVersions.write(OLD.map((at) => [versionId('a', at), { text: at }]))
    await here.saveNote('b', NOTE, AT)
    await expect.poll(() => versionsOn(here)).toEqual([`a/${OLD[1]}`, `a/${OLD[2]}`, `b/${AT}`])
  })

  it('are deleted with their note, including versions from another device', async () => {
    const before = await page()
    await before.saveNote('a', NOTE, AT)
    await before.saveNote('b', NOTE, AT)
    await before.removeNote('a')
    await before.take('note-version', `a/${OLD[0]}`, { text: 'late' })
    expect(await versionsOn(before)).toEqual([`a/${OLD[0]}`, `b/${AT}`])
    const here = await page()
    here.tidyHistories()
    await expect.poll(() => versionsOn(here)).toEqual([`b/${AT}`])
  })

  it('leave no text of a deleted note on the device, neither the current nor earlier ones', async () => {
    const here = await page()
    await here.saveNote('a', { ...NOTE, title: 'secret title', text: 'secret beginning' }, OLD[0] ?? AT)
    await here.saveNote('a', { ...NOTE, title: 'secret title', text: 'secret end' }, AT)
    await here.saveNote('b', { ...NOTE, text: 'another' }, AT)
    expect(await everythingKept()).toMatch(/secret beginning.*secret end/)
    await here.removeNote('a')
    expect(await everythingKept()).not.toContain('secret')
    expect(await everythingKept()).toContain('another')
  })

  it('keep versions of a note that hasn’t arrived yet', async () => {
    const here = await page()
    await here.take('note-version', versionId('a', AT), { text: 'first' })
    await here.noteVersions.write(OLD.map((at) => [versionId('b', at), { text: at }]))
    here.tidyHistories()
    await expect.poll(() => versionsOn(here)).toEqual([`a/${AT}`, `b/${OLD[1]}`, `b/${OLD[2]}`])
  })
})
