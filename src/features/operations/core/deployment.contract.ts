import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { settingStates } from './deployment-parts.ts'

const errors = ['not_signed_in', 'forbidden'] as const

const setting = z.object({
  name: described(z.string(), 'The name of the environment variable.', 'PORT'),
  about: described(z.string(), 'What it sets, in English.', 'Port to listen on.'),
  state: described(z.enum(settingStates), 'Whether it is set, has its default, or is not set.', 'default'),
  isSecret: described(z.boolean(), 'Whether its value is never shown.', false),
  value: described(
    z.string().nullable(),
    'Its value without passwords and keys; `null` for a secret or without one.',
    '3000',
  ),
})

export type DeploymentSetting = z.output<typeof setting>

export const readDeployment = endpoint({
  method: 'GET',
  path: '/api/admin/deployment',
  summary: 'The version, state and settings of this server, without its secrets',
  answer: z.object({
    version: described(z.string(), 'The version of Rafiq.', '0.1.0'),
    nodeVersion: described(z.string(), 'The version of Node.js.', '24.1.0'),
    uptimeSeconds: described(z.number().int(), 'Seconds since this instance started.', 86_400),
    memoryBytes: described(z.number(), 'The memory of this instance (bytes).', 157_000_000),
    database: described(z.enum(['ok', 'unavailable']), 'Whether the database answers.', 'ok'),
    isDatabaseEmbedded: described(z.boolean(), 'Whether this server runs the database itself.', true),
    instances: described(
      z.number().int().nullable(),
      'Instances that are connected to the database now (a number); `null` if it does not answer.',
      1,
    ),
    settings: described(z.array(setting), 'The settings, in the order of the documentation.'),
  }),
  errors,
})

export const readDeploymentPackage = endpoint({
  method: 'GET',
  path: '/api/admin/deployment/package',
  summary: 'Reads an archive of files that help to run Rafiq on another machine, without any setting',
  answer: z.unknown().describe('The bytes of the archive (tar.gz)'),
  errors,
})
