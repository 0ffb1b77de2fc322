import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'
import { described } from './contract/fields.ts'
import { severities } from './error-severities.ts'
import { jobNames } from './job-names.ts'

const jobStates = ['waiting', 'ok', 'failed'] as const

const count = z.number().int().min(0)

/** The state of this server, for the page `/backend`. It contains nothing about any person. */
export const readStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'The state of this server: version, uptime, database, jobs and open error claims',
  answer: z.object({
    version: described(z.string(), 'The version of Rafiq.', '0.1.0'),
    uptimeSeconds: described(count, 'Seconds since this instance started.', 86_400),
    database: described(z.enum(['ok', 'unavailable']), 'Whether the database answers.'),
    jobs: described(
      z.array(
        z.object({
          name: z.enum(jobNames),
          state: described(
            z.enum(jobStates),
            'How the last run of this instance ended; `waiting` before the first.',
          ),
          endedAt: described(
            z.iso.datetime().nullable(),
            'When the last run ended; `null` before the first.',
            '2026-11-23T12:00:00.000Z',
          ),
        }),
      ),
      'The background jobs of this instance.',
      [],
    ),
    openErrorClaims: described(
      z
        .object(Object.fromEntries(severities.map((each) => [each, count])) as Record<Severity, typeof count>)
        .nullable(),
      'Open error claims by severity; `null` while the database is unavailable.',
      { low: 0, medium: 2, high: 1, critical: 0 },
    ),
  }),
})

type Severity = (typeof severities)[number]
