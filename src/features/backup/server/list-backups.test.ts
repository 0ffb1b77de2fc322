import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { testApp } from '#shared/server/test-app.ts'
import { signUp } from '#shared/server/testing/sign-up.ts'

async function backupsOf(folder: string | undefined) {
  const settings = { BACKUP_DIR: folder, BACKUP_KEEP: 3 }
  const server = await testApp({ features: serverFeatures, settings })
  onTestFinished(server.close)
  const admin = await signUp(server, 'amina', 'admin')
  return (await admin.ask('GET', '/api/admin/backups')).body
}

it('lists the backups with their sizes, the latest first, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-listed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'rafiq-2026-11-23T20-00-00Z.tar.gz': 'four',
    'rafiq-2026-11-24T20-00-00Z.tar.gz.age': 'sealed',
    'rafiq-2026-11-25T20-00-00Z.tar.gz.part': '',
    'mine.tar.gz': 'mine',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const listed = (name: keyof typeof files, madeAt: string, isEncrypted: boolean, state: string) => ({
    name,
    madeAt,
    bytes: files[name].length,
    state,
    isEncrypted,
  })
  expect(await backupsOf(folder)).toEqual({
    isOn: true,
    keep: 3,
    backups: [
      listed('rafiq-2026-11-25T20-00-00Z.tar.gz.part', '2026-11-25T20:00:00.000Z', false, 'unfinished'),
      listed('rafiq-2026-11-24T20-00-00Z.tar.gz.age', '2026-11-24T20:00:00.000Z', true, 'checked'),
      listed('rafiq-2026-11-23T20-00-00Z.tar.gz', '2026-11-23T20:00:00.000Z', false, 'checked'),
    ],
  })
})

it('lists none in a folder that is not there yet', async () => {
  expect((await backupsOf(join(tmpdir(), 'rafiq-no-such-folder'))).backups).toEqual([])
})

it('says that backups are off', async () => {
  expect(await backupsOf(undefined)).toEqual({ isOn: false, keep: 3, backups: [] })
})
