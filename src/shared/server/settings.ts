import { z } from 'zod'

/** Accepts decimal digits only, not `0x50`, `1e3` or white space. */
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
/** A tile URL with a fixed host, because the host is added to the content security policy. */
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
  PORT: whole(0, 65_535).default(3000).describe('Port to listen on. `0` picks a free port.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on. Use `0.0.0.0` to accept connections from other machines.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe(
      'Folder for the embedded database, uploaded and imported files. A relative path starts at the project folder.',
    ),
  FILES_S3_URL: address
    .optional()
    .describe(
      'Bucket of an S3-compatible service for uploaded files, with its endpoint (`https://s3.example/bucket`). Without it, they are in the folder `files` of `DATA_DIR`.',
    ),
  FILES_S3_REGION: z.string().min(1).default('auto').describe('Region of the bucket.'),
  FILES_S3_KEY_ID: z.string().optional().describe('Id of the access key of the bucket.'),
  FILES_S3_SECRET: z.string().optional().describe('Secret of the access key of the bucket.'),
  RECORDING_MAX_MB: whole(1, 4096)
    .default(200)
    .describe('Largest audio file that administrators can upload (MB).'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address that starts with postgres://' })
    .optional()
    .describe('PostgreSQL server (15 or later) to use instead of the embedded one.'),
  DATABASE_POOL: whole(1, 100).default(10).describe('Maximum number of database connections per process.'),
  RATE_LIMIT: z
    .union([z.literal('off'), whole(1, 1_000_000, rateLimitExpected)], { error: rateLimitExpected })
    .default(600)
    .describe(
      'API requests allowed per minute and IP address, and as many pages. Use `off` only for load tests.',
    ),
  TRUST_PROXY: z
    .union([z.enum(['on', 'off']), whole(1, 9, proxiesExpected)], { error: proxiesExpected })
    .default('off')
    .describe(
      'Set to `on` behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`, or to the number of proxies in a row.',
    ),
  PUBLIC_URL: address
    .optional()
    .describe('Public address of the site, for links and canonical URLs. Default: taken from the request.'),
  RECITATIONS_URL: address
    .default('https://everyayah.com/data')
    .describe(
      'Source of recitations, with files named by surah and verse (`…/Alafasy_128kbps/002255.mp3`). A mirror works too.',
    ),
  RECITATIONS_BY_NUMBER_URL: address
    .default('https://cdn.islamic.network/quran/audio')
    .describe(
      'Second source of recitations, tried when the first fails, with files named by verse number (`…/128/ar.alafasy/262.mp3`).',
    ),
  MAP_TILES_URL: tiles
    .optional()
    .describe(
      'Map tile server (`https://tiles.example/{z}/{x}/{y}.png`). Browsers fetch the tiles directly. Without it, maps show built-in outlines.',
    ),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .optional()
    .describe('Attribution that the tile provider requires, shown on maps as plain text.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'one of silent, error, warn, info, debug' })
    .default('warn')
    .describe('Log level. Coordinates are never logged.'),
  GEOCODER_URL: address
    .optional()
    .describe('Nominatim-style `/reverse` service for place names. Off by default.'),
  GEOCODER_BACKUP_URL: address
    .optional()
    .describe('Second geocoding service, used when the first one fails.'),
  GEOCODER_TIMEOUT_MS: whole(1, 600_000, 'a whole number of milliseconds from 1 to 600000')
    .default(2000)
    .describe('Timeout of a geocoding request (ms).'),
  TRANSCRIPTION_URL: address
    .optional()
    .describe('Transcription service with an OpenAI-style `/audio/transcriptions`. Off by default.'),
  TRANSCRIPTION_KEY: z
    .string()
    .optional()
    .describe('API key of the transcription service, sent as a bearer token.'),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1').describe('Model of the transcription service.'),
  TRANSCRIPTION_TIMEOUT_MS: whole(1, 600_000, 'a whole number of milliseconds from 1 to 600000')
    .default(60_000)
    .describe('Timeout of a transcription request (ms).'),
  OVERPASS_URL: address
    .optional()
    .describe('Overpass API (`…/api/interpreter`) to search for mosques. Off by default.'),
  OVERPASS_TIMEOUT_MS: whole(1, 600_000, 'a whole number of milliseconds from 1 to 600000')
    .default(8000)
    .describe('Timeout of an Overpass request (ms).'),
  OVERPASS_PAUSE_MS: whole(0, 600_000, 'a whole number of milliseconds from 0 to 600000')
    .default(2000)
    .describe('Minimum pause between Overpass requests (ms).'),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com')
    .describe('Host names of the push services that may receive reminders. Others are rejected.'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'an address that starts with mailto: or https://')
    .optional()
    .describe(
      'Contact address for push services (`mailto:` or `https:`). Default: `PUBLIC_URL`. Some services require a real address.',
    ),
  OPERATOR_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/\S+)$/, 'an address that starts with mailto: or https://')
    .optional()
    .describe(
      'How people reach you (`mailto:` or `https:`), shown on the privacy page and the terms. Without it, both say that there is none.',
    ),
  EXPLANATION_REVIEW: z
    .enum(['optional', 'required'], { error: '`optional` or `required`' })
    .default('optional')
    .describe(
      '`required` publishes an explanation only after a second person approved its text. `optional` leaves it to the editors.',
    ),
  COMMUNITY_REVIEW: z
    .enum(['before', 'after'], { error: '`before` or `after`' })
    .default('after')
    .describe(
      '`before` shows a post of a discussion only after a moderator accepted it. `after` shows it at once, unless it has a word of the moderators’ list. Administrators can choose otherwise at `/admin/settings`.',
    ),
  COOKIE_SECURE: z
    .enum(['on', 'off'], { error: '`on` or `off`' })
    .default('on')
    .describe(
      '`off` allows signing in over plain HTTP, for a home network without TLS. Anyone on that network can then steal sessions.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address that starts with smtp:// or smtps://' })
    .optional()
    .describe(
      'Mail server for all emails that Rafiq sends (`smtps://name:password@mail.example`). Requires `MAIL_FROM` and `PUBLIC_URL`. Without it, `npm run user` creates links.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'an address such as `Rafiq <rafiq@mail.example>`',
    )
    .optional()
    .describe('Sender address, such as `Rafiq <rafiq@mail.example>`.'),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an email address')
    .optional()
    .describe(
      'Where messages from the contact page are emailed, if `SMTP_URL` is set. They are always stored for support.',
    ),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an email address')
    .optional()
    .describe(
      'Email of the first administrator, created at startup with `ADMIN_PASSWORD` if there is no `super_admin`. Never changes an existing account.',
    ),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'eight characters or more')
    .optional()
    .describe(
      'Password of the first administrator. Change it and remove this setting after the first start.',
    ),
  BREACHED_PASSWORDS_URL: address
    .optional()
    .describe(
      'Breached-password service, queried with the first five characters of the password’s hash (`https://api.pwnedpasswords.com`). Off by default.',
    ),
  DONATION_URL: address
    .optional()
    .describe(
      'Your page for zakat and donations. The zakat page links to it, and so does a donation that isn’t paid by Stripe.',
    ),
  DONATION_GOAL: whole(0, 1_000_000)
    .default(0)
    .describe('Monthly goal of donations in US dollars, shown on the home page. `0` hides the goal.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Secret key of a Stripe account. With it and `STRIPE_WEBHOOK_SECRET`, donations and courses with a price are paid by Stripe Checkout. Requires `PUBLIC_URL`.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret of the Stripe webhook at `/api/payments/events`, for the events `checkout.session.completed`, `checkout.session.async_payment_succeeded` and `charge.refunded`.',
    ),
  STRIPE_API_URL: address.default('https://api.stripe.com').describe('Address of the Stripe API.'),
  DAILY_USERS: whole(0, 999_999_999)
    .default(0)
    .describe(
      'People who use this instance each day, by your own count, shown on the home page. `0` hides it.',
    ),
  COUNTRIES: whole(0, 250)
    .default(0)
    .describe('Countries they come from, by your own count, shown on the home page. `0` hides it.'),
  ADHAN_FILE: z
    .string()
    .optional()
    .describe(
      'Recording of the adhan that you have permission to use (MP3, Ogg, M4A or WAV, up to 10 MB). Without it, a soft tone plays.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'a token of at least 16 characters')
    .optional()
    .describe('Bearer token for `/metrics` in the Prometheus format. Without it, there are no metrics.'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder for a backup each day, checked by restoring it. With several instances, set it for one. Off by default.',
    ),
  BACKUP_KEEP: whole(1, 10_000)
    .default(14)
    .describe('Number of backups in `BACKUP_DIR`; older ones are deleted.'),
  BACKUP_KEY: z
    .string()
    .min(12, 'a passphrase of at least 12 characters')
    .optional()
    .describe('Passphrase that encrypts backups. Without it, they are not encrypted. Keep a copy elsewhere.'),
})

export type Settings = z.output<typeof settingsSchema>

/** An invalid setting. The message names it, the problem with its value, and what is expected. */
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
    const value = secretSettings.has(name) ? 'its value' : JSON.stringify(environment[name])
    return `The setting ${name} cannot be ${value}: expected ${lowerFirst(issue.message)}.`
  })
  throw new SettingsError(problems.join('\n'))
}

/** Their values contain passwords or keys and are never printed or shown. */
export const secretSettings: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'FILES_S3_KEY_ID',
  'FILES_S3_SECRET',
  'TRANSCRIPTION_KEY',
])

/** Checks settings that depend on each other. Links in emails never use the host of a request. */
function together(settings: Settings): Settings {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = settings
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings
  if (SMTP_URL !== undefined && (MAIL_FROM === undefined || PUBLIC_URL === undefined)) {
    throw new SettingsError('The setting SMTP_URL requires MAIL_FROM and PUBLIC_URL.')
  }
  if ((STRIPE_SECRET_KEY === undefined) !== (STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new SettingsError('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.')
  }
  if (STRIPE_SECRET_KEY !== undefined && PUBLIC_URL === undefined) {
    throw new SettingsError('The setting STRIPE_SECRET_KEY requires PUBLIC_URL.')
  }
  const { FILES_S3_URL, FILES_S3_KEY_ID, FILES_S3_SECRET } = settings
  const ofBucket = [FILES_S3_URL, FILES_S3_KEY_ID, FILES_S3_SECRET].filter((each) => each !== undefined)
  if (ofBucket.length !== 0 && ofBucket.length !== 3) {
    throw new SettingsError('Set FILES_S3_URL, FILES_S3_KEY_ID and FILES_S3_SECRET together.')
  }
  if ((ADMIN_EMAIL === undefined) !== (ADMIN_PASSWORD === undefined)) {
    throw new SettingsError('Set ADMIN_EMAIL and ADMIN_PASSWORD together.')
  }
  return settings
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
