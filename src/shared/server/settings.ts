import { z } from 'zod'

const port = z.coerce.number({ error: 'a whole number from 0 to 65535' }).int().min(0).max(65535)
const millis = (fallback: number) =>
  z.coerce.number({ error: 'a number of milliseconds' }).int().min(1).max(600_000).default(fallback)
const address = z.url({ protocol: /^https?$/, error: 'an address that starts with http:// or https://' })

/** Every setting, read once from the environment; the README's table is generated from the descriptions. */
export const settingsSchema = z.object({
  PORT: port.default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every network.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database and of everything kept.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address that starts with postgres://' })
    .optional()
    .describe('A PostgreSQL server (15 or later) to use in place of the embedded one.'),
  DATABASE_POOL: z.coerce
    .number({ error: 'a whole number from 1 to 100' })
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe('Connections that this process keeps to the database at most.'),
  RATE_LIMIT: z
    .union([z.literal('off'), z.coerce.number().int().min(1).max(1_000_000)], {
      error: '`off` or a whole number of requests a minute',
    })
    .default(600)
    .describe('API requests a minute and address; `off` for load tests on a closed machine.'),
  TRUST_PROXY: z
    .enum(['on', 'off'], { error: '`on` or `off`' })
    .default('off')
    .describe('`on` behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`.'),
  PUBLIC_URL: address
    .optional()
    .describe('Address that people use, for canonical links; else taken from the request.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'one of silent, error, warn, info, debug' })
    .default('warn')
    .describe('How much is logged. Coordinates never are.'),
  GEOCODER_URL: address
    .optional()
    .describe('A Nominatim-style `/reverse` service for place names; off when not given.'),
  GEOCODER_BACKUP_URL: address.optional().describe('A second such service, asked when the first one fails.'),
  GEOCODER_TIMEOUT_MS: millis(2000).describe('How long one geocoding request may take.'),
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
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const value = name === 'DATABASE_URL' ? 'its value' : JSON.stringify(environment[name])
    return `The setting ${name} cannot be ${value}: expected ${lowerFirst(issue.message)}.`
  })
  throw new SettingsError(problems.join('\n'))
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
