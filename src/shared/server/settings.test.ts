import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolders } from './project-folders.ts'
import { readSettings, settingsSchema } from './settings.ts'
import { settingsTable, withSettingsTable } from './settings-table.ts'

describe('settings', () => {
  it('have defaults or are off', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      DATABASE_POOL: 10,
      RATE_LIMIT: 600,
      TRUST_PROXY: 'off',
      RECORDING_MAX_MB: 200,
      RECITATIONS_URL: 'https://everyayah.com/data',
      RECITATIONS_BY_NUMBER_URL: 'https://cdn.islamic.network/quran/audio',
      LOG_LEVEL: 'warn',
      COOKIE_SECURE: 'on',
      EXPLANATION_REVIEW: 'optional',
      COMMUNITY_REVIEW: 'after',
      GEOCODER_TIMEOUT_MS: 2000,
      OVERPASS_TIMEOUT_MS: 8000,
      PUSH_SERVICES: 'fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com',
      OVERPASS_PAUSE_MS: 2000,
      TRANSCRIPTION_MODEL: 'whisper-1',
      FILES_S3_REGION: 'auto',
      TRANSCRIPTION_TIMEOUT_MS: 60_000,
      DONATION_GOAL: 0,
      STRIPE_API_URL: 'https://api.stripe.com',
      DAILY_USERS: 0,
      COUNTRIES: 0,
      BACKUP_KEEP: 14,
    })
  })

  it('are read from the environment, where an empty value counts as absent', () => {
    const settings = readSettings({ PORT: '0', HOST: '', RATE_LIMIT: 'off', TRUST_PROXY: '2', PATH: '/bin' })
    expect(settings).toMatchObject({ PORT: 0, HOST: '127.0.0.1', RATE_LIMIT: 'off', TRUST_PROXY: 2 })
    expect(settings).not.toHaveProperty('PATH')
  })

  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['OPERATOR_CONTACT', 'salam@rafiq.example', 'an address that starts with mailto: or https://'],
    ['OPERATOR_CONTACT', 'javascript:alert(1)', 'an address that starts with mailto: or https://'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', ' ', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['DATABASE_POOL', '0', 'a whole number from 1 to 100'],
    ['DATABASE_POOL', '101', 'a whole number from 1 to 100'],
    ['RATE_LIMIT', 'no', '`off` or a whole number of requests a minute, from 1 to 1000000'],
    ['RATE_LIMIT', '0', '`off` or a whole number of requests a minute, from 1 to 1000000'],
    ['TRUST_PROXY', 'yes', '`on`, `off` or the number of proxies in a row, from 1 to 9'],
    ['LOG_LEVEL', 'verbose', 'one of silent, error, warn, info, debug'],
    ['PUBLIC_URL', 'rafiq.example', 'an address that starts with http:// or https://'],
    ['PUBLIC_URL', 'ftp://rafiq.example', 'an address that starts with http:// or https://'],
    ['GEOCODER_URL', 'nominatim', 'an address that starts with http:// or https://'],
    ['GEOCODER_TIMEOUT_MS', '0', 'a whole number of milliseconds from 1 to 600000'],
    ...['https://tiles.example/{z}/{x}.png', 'https://{s}.tiles.example/{z}/{x}/{y}.png', '/{z}/{x}/{y}'].map(
      (value) => [
        'MAP_TILES_URL',
        value,
        'an address that starts with http:// or https:// and has {z}, {x} and {y} after its host, and no other braces',
      ],
    ),
    ['TRANSCRIPTION_URL', 'localhost:9000', 'an address that starts with http:// or https://'],
    ['TRANSCRIPTION_TIMEOUT_MS', '0', 'a whole number of milliseconds from 1 to 600000'],
    ['GEOCODER_TIMEOUT_MS', '1e9', 'a whole number of milliseconds from 1 to 600000'],
  ])('reject %s=%s with a sentence that says what is expected', (name, value, expected) => {
    const sentence = `The setting ${name} cannot be ${JSON.stringify(value)}: expected ${expected}.`
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })

  it('never repeat a database URL, which may contain a password', () => {
    const wrong = () => readSettings({ DATABASE_URL: 'mysql://someone:secret@db/rafiq' })
    expect(wrong).toThrow(
      'The setting DATABASE_URL cannot be its value: expected an address that starts with',
    )
    expect(wrong).not.toThrow('secret')
  })

  it('name all invalid ones at once', () => {
    const wrong = () => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })
    expect(wrong).toThrow(/PORT.*\n.*LOG_LEVEL/)
  })
})

describe('the table of settings', () => {
  it('describes every setting', () => {
    for (const name of Object.keys(settingsSchema.shape)) {
      expect(settingsTable()).toMatch(new RegExp(`^\\| \`${name}\` +\\| .* \\| .{10,} \\|$`, 'm'))
    }
  })

  it('is up to date in the README (if not: node --import tsx scripts/write-settings-table.ts)', () => {
    const readme = readFileSync(join(projectFolders().root, 'README.md'), 'utf8')
    expect(withSettingsTable(readme)).toBe(readme)
  })

  it('is written only between its markers', () => {
    expect(withSettingsTable('a\n<!-- settings -->\nold\n<!-- /settings -->\nb')).toBe(
      `a\n<!-- settings -->\n${settingsTable()}\n<!-- /settings -->\nb`,
    )
    expect(() => withSettingsTable('a')).toThrow('<!-- settings -->')
  })
})
