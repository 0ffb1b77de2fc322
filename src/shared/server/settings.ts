import { z } from 'zod'

/** Decimal digits alone, so that `0x50`, `1e3` and white space are not taken for numbers. */
const whole = (min: number, max: number, expected = `a whole number from ${min} to ${max}`) =>
  z.string().transform((text, context) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })
const address = z.url({ protocol: /^https?$/, error: 'an address that starts with http:// or https://' })

const tilesExpected =
  'an address that starts with http:// or https:// and has {z}, {x} and {y} after its host, and no other braces'
/** A tile address whose host stands still, so that it can enter the pages’ policy. */
const tiles = z.string().refine((text) => {
  const filled = text.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0')
  const host = /^https?:\/\/[^/{}]+\//.exec(text)
  return (
    host !== null &&
    ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
    !/[{}]/.test(filled) &&
    URL.canParse(filled)
  )
}, tilesExpected)

const rateLimitExpected = '`off` or a whole number of requests a minute, from 1 to 1000000'
const proxiesExpected = '`on`, `off` or the number of proxies in a row, from 1 to 9'

/** Every setting, read once from the environment; the README's table is generated from the descriptions. */
export const settingsSchema = z.object({
  PORT: whole(0, 65_535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every network.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe(
      'Folder of the embedded database and of everything kept, from the project’s own folder if it is relative.',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address that starts with postgres://' })
    .optional()
    .describe('A PostgreSQL server (15 or later) to use in place of the embedded one.'),
  DATABASE_POOL: whole(1, 100)
    .default(10)
    .describe('Connections that this process keeps to the database at most.'),
  RATE_LIMIT: z
    .union([z.literal('off'), whole(1, 1_000_000, rateLimitExpected)], { error: rateLimitExpected })
    .default(600)
    .describe('API requests a minute and address; `off` for load tests on a closed machine.'),
  TRUST_PROXY: z
    .union([z.enum(['on', 'off']), whole(1, 9, proxiesExpected)], { error: proxiesExpected })
    .default('off')
    .describe(
      '`on` behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`; a number when several stand in a row.',
    ),
  PUBLIC_URL: address
    .optional()
    .describe('Address that people use, for canonical links; else taken from the request.'),
  RECITATIONS_URL: address
    .default('https://everyayah.com/data')
    .describe(
      'Where recitations are, named by surah and verse (`…/Alafasy_128kbps/002255.mp3`); a mirror may take its place.',
    ),
  RECITATIONS_BY_NUMBER_URL: address
    .default('https://cdn.islamic.network/quran/audio')
    .describe(
      'A second place, tried when the first fails, named by the verse’s number (`…/128/ar.alafasy/262.mp3`).',
    ),
  MAP_TILES_URL: tiles
    .optional()
    .describe(
      'Map tiles (`https://tiles.example/{z}/{x}/{y}.png`), fetched by people’s browsers; when not given, maps are drawn from embedded outlines.',
    ),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .optional()
    .describe('What whoever offers the tiles asks to be shown on maps, as plain text.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'one of silent, error, warn, info, debug' })
    .default('warn')
    .describe('How much is logged. Coordinates never are.'),
  GEOCODER_URL: address
    .optional()
    .describe('A Nominatim-style `/reverse` service for place names; off when not given.'),
  GEOCODER_BACKUP_URL: address.optional().describe('A second such service, asked when the first one fails.'),
  GEOCODER_TIMEOUT_MS: whole(1, 600_000, 'a whole number of milliseconds from 1 to 600000')
    .default(2000)
    .describe('How long one geocoding request may take.'),
  TRANSCRIPTION_URL: address
    .optional()
    .describe(
      'A service that writes recordings down, with an OpenAI-style `/audio/transcriptions`; off when not given.',
    ),
  TRANSCRIPTION_KEY: z.string().optional().describe('The key that it asks for, sent as a bearer token.'),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1').describe('The model that it is asked to use.'),
  TRANSCRIPTION_TIMEOUT_MS: whole(1, 600_000, 'a whole number of milliseconds from 1 to 600000')
    .default(60_000)
    .describe('How long it may take for one recording.'),
  OVERPASS_URL: address
    .optional()
    .describe(
      'An Overpass API (`…/api/interpreter`) that is asked for the mosques around a place; off when not given.',
    ),
  OVERPASS_TIMEOUT_MS: whole(1, 600_000, 'a whole number of milliseconds from 1 to 600000')
    .default(8000)
    .describe('How long it may take for one place.'),
  OVERPASS_PAUSE_MS: whole(0, 600_000, 'a whole number of milliseconds from 0 to 600000')
    .default(2000)
    .describe('How long it is left alone between two questions.'),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com')
    .describe(
      'Push services that reminders may be sent to, by the names of their hosts; others are refused.',
    ),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'an address that starts with mailto: or https://')
    .optional()
    .describe(
      'Whom push services may turn to, as `mailto:` or `https:`; else `PUBLIC_URL`. Some refuse to work without a real one.',
    ),
  COOKIE_SECURE: z
    .enum(['on', 'off'], { error: '`on` or `off`' })
    .default('on')
    .describe(
      '`off` lets people sign in over plain HTTP, in a home network without TLS; anybody on the way can then read their sessions.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address that starts with smtp:// or smtps://' })
    .optional()
    .describe(
      'The server that sends letters of accounts (`smtps://name:password@mail.example`); needs `MAIL_FROM` and `PUBLIC_URL`. Without it `npm run user` makes links.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'an address such as `Rafiq <rafiq@mail.example>`',
    )
    .optional()
    .describe('Whom letters come from, such as `Rafiq <rafiq@mail.example>`.'),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an e-mail address')
    .optional()
    .describe(
      'The first administrator, made at the start with `ADMIN_PASSWORD` while there is none; never changes an account.',
    ),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'eight characters or more')
    .optional()
    .describe('That one’s password; take it out of the settings after the first start and change it.'),
  BREACHED_PASSWORDS_URL: address
    .optional()
    .describe(
      'A service of breached passwords that is asked by the first five digits of their hash (`https://api.pwnedpasswords.com`); off when not given.',
    ),
  ADHAN_FILE: z
    .string()
    .optional()
    .describe(
      'A recording of the adhan (MP3, Ogg, M4A or WAV, 10 MB at most) that you may use; else a gentle tone sounds.',
    ),
})

export type Settings = z.output<typeof settingsSchema>

/** A setting that cannot be used; the message names it, its value's problem and what is expected. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads the settings from `environment`. Empty values count as absent. Throws {@link SettingsError}. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) =>
      environment[name] ? [[name, environment[name]]] : [],
    ),
  )
  const result = settingsSchema.safeParse(given)
  if (result.success) return together(result.data)
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const value = secret.has(name) ? 'its value' : JSON.stringify(environment[name])
    return `The setting ${name} cannot be ${value}: expected ${lowerFirst(issue.message)}.`
  })
  throw new SettingsError(problems.join('\n'))
}

/** Their values hold passwords. */
const secret = new Set(['DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD'])

/** Settings that need each other. Links in letters are never made of what a request calls this server. */
function together(settings: Settings): Settings {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = settings
  if (SMTP_URL !== undefined && (MAIL_FROM === undefined || PUBLIC_URL === undefined)) {
    throw new SettingsError('The setting SMTP_URL needs MAIL_FROM and PUBLIC_URL beside it.')
  }
  if ((ADMIN_EMAIL === undefined) !== (ADMIN_PASSWORD === undefined)) {
    throw new SettingsError('The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other.')
  }
  return settings
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
