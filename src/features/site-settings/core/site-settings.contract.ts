import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { promisedHours, reviewTimes, siteFigures } from '#shared/core/site-settings.ts'

const figure = (max: number, about: string) =>
  described(z.number().int().min(0).max(max).nullable(), `${about} \`null\`: as in the environment.`, 12)
const hours = (about: string) => described(z.literal(promisedHours), about, 24)

const values = z.strictObject({
  ttsGeneration: described(z.boolean(), 'Whether explanations can be listened to.'),
  autoPublish: described(z.boolean(), 'Whether a new explanation can be public at once.'),
  contentModeration: described(z.boolean(), 'Whether a moderator reads reviews before they are shown.'),
  supportBanner: described(z.boolean(), 'Whether the home page may ask for support.'),
  communityReview: described(
    z.enum(reviewTimes).nullable(),
    'Whether a moderator reads posts of discussions before or after they are shown. `null`: as in the environment.',
    'before',
  ),
  donationGoal: figure(siteFigures.donationGoal, 'The monthly goal in US dollars; 0 hides it.'),
  dailyUsers: figure(siteFigures.dailyUsers, 'People who use the site each day; 0 hides them.'),
  countries: figure(siteFigures.countries, 'Countries they come from; 0 hides them.'),
  contactHours: hours('The hours within which messages are answered.'),
  privacyHours: hours('The hours within which privacy questions are answered.'),
  supportHours: hours('The hours within which support replies.'),
})

const version = described(z.number().int().min(0), 'The number of this version; 0 before the first.', 3)

const answer = z.object({
  values,
  version,
  environment: described(
    z.array(
      z.object({
        name: described(z.string(), 'The name of the variable.', 'DONATION_GOAL'),
        value: described(z.string().nullable(), 'Its value; `null` without one.', '5000'),
      }),
    ),
    'Settings of the environment that belong here. They change with a restart.',
  ),
})

export type SiteSettingsAnswer = z.output<typeof answer>

export const readSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Reads the settings of the site',
  answer,
  errors: ['not_signed_in', 'forbidden'],
})

export const saveSiteSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Changes the settings of the site',
  body: z.strictObject({ values, version }),
  answer,
  errors: ['not_signed_in', 'forbidden', 'version_conflict'],
})
