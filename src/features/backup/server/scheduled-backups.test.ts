import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testApp } from '#shared/server/test-app.ts'
import { backupName, timeOfBackup } from './backup-names.ts'
import { backupFeature, isDue, removeOldest } from './scheduled-backups.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (text: string) => new Date(text)

it('names a backup by its time, which the name gives back', () => {
  const name = backupName(at('2026-11-25T20:01:02.345Z'), true)
  expect(name).toBe('rafiq-2026-11-25T20-01-02Z.tar.gz.age')
  expect(timeOfBackup(name)).toEqual(at('2026-11-25T20:01:02Z'))
  expect(timeOfBackup('rafiq-2026-13-45T20-01-02Z.tar.gz')).toBeUndefined()
  expect(timeOfBackup('holiday.tar.gz')).toBeUndefined()
})

it('is due without a backup, and a day after the last one', () => {
  const names = [backupName(at('2026-11-24T20:00:00Z'), false)]
  expect(isDue([], at('2026-11-24T20:00:00Z'))).toBe(true)
  expect(isDue(names, at('2026-11-25T19:00:00Z'))).toBe(false)
  expect(isDue(names, at('2026-11-25T19:45:00Z'))).toBe(true)
})

it('deletes the oldest backups only, and no other file', () => {
  const days = ['2026-11-21', '2026-11-23', '2026-11-22', '2026-11-24']
  for (const day of days) writeFileSync(join(folder, backupName(at(`${day}T20:00:00Z`), false)), '')
  writeFileSync(join(folder, 'mine.tar.gz'), '')
  removeOldest(folder, 2)
  expect(readdirSync(folder).sort()).toEqual([
    'mine.tar.gz',
    'rafiq-2026-11-23T20-00-00Z.tar.gz',
    'rafiq-2026-11-24T20-00-00Z.tar.gz',
  ])
  removeOldest(folder, 9)
  expect(readdirSync(folder)).toHaveLength(3)
})

it('makes a checked backup when the server starts, and none again on the same day', async () => {
  const settings = { BACKUP_DIR: folder, BACKUP_KEEP: 2 }
  const { app, close } = await testApp({
    features: [backupFeature],
    settings,
    clock: () => at('2026-11-25T20:00:00Z'),
  })
  const ended = vi.spyOn(app.jobLog, 'ended')
  try {
    await app.listen({ port: 0 })
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('backups', 'ok'), {
      timeout: 120_000,
      interval: 200,
    })
    expect(readdirSync(folder)).toEqual(['rafiq-2026-11-25T20-00-00Z.tar.gz'])
  } finally {
    await close()
  }
}, 120_000)
