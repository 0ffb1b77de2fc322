import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeDurably } from '#shared/server/durable-file.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { fakeTranslation } from '../../core/import/testing/write-formats.ts'
import { translationDetails } from '../../core/import/translation-details.ts'
import { importedTranslations } from './imported-translations.ts'
import { removeTranslation, restoreTranslation, saveTranslation } from './save-translation.ts'

const slowImport = join(import.meta.dirname, 'testing/slow-import.ts')
const log = pino({ level: 'silent' })
const verses = fakeTranslation()
const other = fakeTranslation('other')
const details = translationDetails({ language: 'fa', name: 'Made up', licence: 'None' })
const renamed = { ...details, name: 'Another name' }

const found = (root: string) => importedTranslations(root, log).current()
const names = (root: string) => readdirSync(root).toSorted()

describe('the folder of imported translations', () => {
  it('stores, replaces and removes a translation', async () => {
    const root = join(tempFolder(onTestFinished), 'new', 'translations')
    expect(await found(root)).toEqual([])
    expect(await saveTranslation(root, details, verses)).toBe('added')
    const [first] = await found(root)
    expect(first).toMatchObject({ ...details, folder: expect.stringMatching(/^fa\.made-up-[0-9a-f]{10}$/) })
    expect(await saveTranslation(root, details, verses)).toBe('unchanged')
    for (const [version, text] of [
      [details, other],
      [renamed, other],
      [details, verses],
    ] as const) {
      expect(await saveTranslation(root, version, text)).toBe('replaced')
      const [now, ...others] = await found(root)
      expect(others).toEqual([])
      expect(now).toMatchObject(version)
      expect(names(root)).toEqual([now?.folder])
    }
    expect(await removeTranslation(root, 'fa.made-up')).toBe(true)
    expect(await removeTranslation(root, 'fa.made-up')).toBe(false)
    expect(await found(root)).toEqual([])
  })

  it('restores the translation that was removed last, for 30 days, unless another took its id', async () => {
    const root = tempFolder(onTestFinished)
    await saveTranslation(root, details, verses)
    await removeTranslation(root, details.id)
    await saveTranslation(root, renamed, verses)
    await removeTranslation(root, details.id)
    expect(await restoreTranslation(root, details.id)).toBe('restored')
    expect(await restoreTranslation(root, details.id)).toBe('missing')
    expect(await found(root)).toMatchObject([renamed])
    await removeTranslation(root, details.id)
    await saveTranslation(root, details, other)
    expect(await restoreTranslation(root, details.id)).toBe('taken')
    const long = new Date(Date.now() - 31 * 86_400_000)
    for (const name of names(join(root, 'removed'))) utimesSync(join(root, 'removed', name), long, long)
    await saveTranslation(root, { ...details, id: 'fa.second' }, verses)
    await removeTranslation(root, 'fa.second')
    expect(names(join(root, 'removed'))).toEqual([expect.stringContaining('fa.second-')])
  })

  it('has no partial translation after a full disk, at any file', async () => {
    const root = tempFolder(onTestFinished)
    await saveTranslation(root, details, verses)
    const before = names(root)
    for (const fails of ['1.json', '2.json', '114.json', 'translation.json']) {
      const full = async (path: string, text: string) => {
        if (!path.endsWith(`/${fails}`)) return writeDurably(path, text)
        await writeDurably(path, text.slice(0, 100))
        throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      }
      await expect(saveTranslation(root, details, other, { write: full })).rejects.toThrow('full')
      expect(names(root)).toEqual(before)
    }
  })

  it('has no partial translation after a kill', async () => {
    const root = tempFolder(onTestFinished)
    await saveTranslation(root, details, verses)
    const before = await found(root)
    const child = spawn(process.execPath, ['--import', 'tsx', slowImport, root], { stdio: 'pipe' })
    const said = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text))))
    expect(said).toBe('half\n')
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    expect(names(root).filter((name) => name.startsWith('.new-'))).toHaveLength(1)
    expect(await found(root)).toEqual(before)
    expect(await saveTranslation(root, details, other)).toBe('replaced')
    expect(await found(root)).toHaveLength(1)
  })

  it('keeps an existing translation unless it may be replaced', async () => {
    const root = tempFolder(onTestFinished)
    await saveTranslation(root, details, verses, { replace: false })
    const before = await found(root)
    expect(await saveTranslation(root, details, other, { replace: false })).toBe('taken')
    expect(await saveTranslation(root, details, verses, { replace: false })).toBe('unchanged')
    expect(await found(root)).toEqual(before)
  })

  it('uses the later of two versions after a crash', async () => {
    const root = tempFolder(onTestFinished)
    const elsewhere = tempFolder(onTestFinished)
    await saveTranslation(root, details, verses)
    cpSync(root, elsewhere, { recursive: true })
    await saveTranslation(root, renamed, verses)
    cpSync(elsewhere, root, { recursive: true })
    expect(names(root)).toHaveLength(2)
    expect(await found(root)).toMatchObject([{ name: 'Another name' }])
    await saveTranslation(root, renamed, verses)
    expect(names(root)).toHaveLength(1)
  })

  it('ignores damaged, unfinished, misnamed and linked folders', async () => {
    const root = tempFolder(onTestFinished)
    await saveTranslation(root, details, verses)
    const [good] = await found(root)
    const copy = (change: (folder: string) => void, name: string) => {
      cpSync(join(root, good?.folder ?? ''), join(root, name), { recursive: true })
      change(join(root, name))
    }
    copy(() => undefined, 'fa.made-up-0123456789')
    copy((folder) => writeFileSync(join(folder, '5.json'), '["x"]'), 'fa.short-0123456789')
    copy((folder) => writeFileSync(join(folder, '5.json'), '["x'), 'fa.cut-0123456789')
    copy((folder) => writeFileSync(join(folder, 'translation.json'), '{}'), 'fa.nobody-0123456789')
    mkdirSync(join(root, 'fa.empty-0123456789'))
    mkdtempSync(join(root, '.new-'))
    symlinkSync(join(root, good?.folder ?? ''), join(root, 'fa.link-0123456789'))
    const said: string[] = []
    const listening = pino({ level: 'error' }, { write: (line) => said.push(JSON.parse(line).msg) })
    expect(await importedTranslations(root, listening).current()).toEqual([good])
    expect(said.toSorted()).toEqual(
      ['cut', 'empty', 'made-up', 'nobody', 'short'].map(
        (name) => `the imported translation fa.${name}-0123456789 is not whole: import it again`,
      ),
    )
    // A damaged folder does not prevent a new import.
    copy((folder) => writeFileSync(join(folder, '1.json'), '[]'), 'fa.made-up-9876543210')
    expect(await saveTranslation(root, renamed, other)).toBe('replaced')
    expect(names(root).filter((name) => name.startsWith('fa.made-up'))).toHaveLength(1)
  })

  it('is scanned every second, and every ten for damaged ones', async () => {
    const root = tempFolder(onTestFinished)
    let now = 0
    const watched = importedTranslations(root, log, () => now)
    const count = async () => (await watched.current()).length
    expect(await count()).toBe(0)
    await saveTranslation(root, details, verses)
    expect(await count()).toBe(0)
    now += 1000
    expect(await count()).toBe(1)
    await removeTranslation(root, details.id)
    expect(await watched.current(true)).toEqual([])

    const elsewhere = tempFolder(onTestFinished)
    await saveTranslation(elsewhere, details, verses)
    const [name = ''] = names(elsewhere)
    mkdirSync(join(root, name))
    now += 1000
    expect(await count()).toBe(0)
    cpSync(elsewhere, root, { recursive: true })
    now += 9999
    expect(await count()).toBe(0)
    now += 1000
    expect(await count()).toBe(1)
  })

  it('allows several imports at once', async () => {
    const root = tempFolder(onTestFinished)
    // Within a millisecond, neither version is later.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    onTestFinished(() => now.mockRestore())
    const versions = ['A', 'B', 'C', 'D'].map((name) => ({ ...details, name }))
    await Promise.all(versions.map((version) => saveTranslation(root, version, verses)))
    expect(await found(root)).toHaveLength(1)
  })
})
