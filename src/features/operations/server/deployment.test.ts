import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { openPool } from '#shared/server/database/database.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { readSettings, secretSettings, settingsSchema } from '#shared/server/settings.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { DeploymentSetting } from '../core/deployment.contract.ts'
import { missingParts, riskySettings } from '../core/deployment-parts.ts'
import { deploymentPackage } from './deployment-package.ts'
import { listedSettings } from './listed-settings.ts'

const SECRET = 'a-value-that-nobody-may-read'
let now = new Date('2026-11-25T08:00:00Z')
let server: TestApp
let admin: TestPerson
beforeAll(async () => {
  server = await testApp({
    features: serverFeatures,
    clock: () => now,
    settings: {
      TRANSCRIPTION_KEY: SECRET,
      METRICS_TOKEN: SECRET,
      GEOCODER_URL: `https://me:${SECRET}@maps.example/reverse?key=${SECRET}`,
      BACKUP_KEEP: 3,
    },
  })
  admin = await signUp(server, 'amina', 'admin')
})
afterAll(() => server.close())

const read = async () => await admin.ask('GET', '/api/admin/deployment')
const setting = async (name: string): Promise<DeploymentSetting> =>
  (await read()).body.settings.find((each: DeploymentSetting) => each.name === name)

describe('the state of the deployment', () => {
  it('has the version, the uptime and the database', async () => {
    now = new Date(now.getTime() + 60_000)
    expect((await read()).body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      nodeVersion: process.versions.node,
      uptimeSeconds: 60,
      database: 'ok',
      isDatabaseEmbedded: true,
    })
  })

  it('counts the instances that share the database', async () => {
    const alone = (await read()).body.instances
    const other = openPool(server.services.database.connection, 2)
    await other.db.execute('select 1')
    const { instances } = (await read()).body
    await other.close()
    expect(instances).toBe(alone + 1)
  })

  it('has no secret, neither a setting nor a key in an address', async () => {
    const { text: answer } = await read()
    expect(answer).not.toContain(SECRET)
    expect(await setting('METRICS_TOKEN')).toMatchObject({ state: 'set', isSecret: true, value: null })
    expect(await setting('GEOCODER_URL')).toMatchObject({ value: 'https://…@maps.example/reverse?…' })
  })

  it('says which settings are set', async () => {
    expect(await setting('BACKUP_KEEP')).toMatchObject({ state: 'set', value: '3' })
    expect(await setting('PORT')).toMatchObject({ state: 'default', value: '3000' })
    expect(await setting('SMTP_URL')).toMatchObject({ state: 'unset', value: null })
  })
})

it('treats every setting with a password, a key or a token as a secret', () => {
  const named = Object.keys(settingsSchema.shape).filter((name) =>
    /PASSWORD$|SECRET|KEY|TOKEN|^(DATABASE|SMTP)_URL$/.test(name),
  )
  expect([...secretSettings].toSorted()).toEqual(named.toSorted())
})

describe('the parts that are not configured', () => {
  const states = (environment: Record<string, string>) => listedSettings(readSettings(environment))

  it('name settings that exist', () => {
    const names = missingParts([]).flatMap(({ settings }) => settings)
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(Object.keys(settingsSchema.shape)).toContain(name)
  })

  it('are those whose setting is missing', () => {
    const parts = missingParts(states({ BACKUP_DIR: '/backups', TRUST_PROXY: 'on' })).map(({ part }) => part)
    expect(parts).not.toContain('backups')
    expect(parts).not.toContain('proxy')
    expect(parts).toContain('mail')
  })

  it('come with the settings that are a risk', () => {
    expect(riskySettings(states({}))).toEqual([])
    const risky = { RATE_LIMIT: 'off', COOKIE_SECURE: 'off' }
    expect(riskySettings(states(risky))).toEqual(['RATE_LIMIT', 'COOKIE_SECURE'])
  })
})

describe('the download package', () => {
  const filesOf = async () => {
    const files: Record<string, string> = {}
    const archive = await deploymentPackage(projectFolders().root, '1.2.3')
    for await (const entry of archive.pipe(createGunzip()).pipe(extract()))
      files[entry.header.name] = await text(entry)
    return files
  }

  it('has the examples and a file of settings without values of secrets', async () => {
    const files = await filesOf()
    expect(Object.keys(files).toSorted()).toEqual([
      'rafiq-1.2.3/README.md',
      'rafiq-1.2.3/compose.yaml',
      'rafiq-1.2.3/deploy/Caddyfile',
      'rafiq-1.2.3/deploy/rafiq.service',
      'rafiq-1.2.3/settings.env.example',
    ])
    const example = files['rafiq-1.2.3/settings.env.example'] ?? ''
    for (const name of Object.keys(settingsSchema.shape)) expect(example).toContain(`#${name}=`)
    for (const name of secretSettings) expect(example).toMatch(new RegExp(`^#${name}=$`, 'm'))
  })

  it('is sent to administrators as a file', async () => {
    const { status, text: bytes } = await admin.ask('GET', '/api/admin/deployment/package')
    expect(status).toBe(200)
    expect(bytes.length).toBeGreaterThan(1000)
  })
})
