import { z } from 'zod'
import {
  highLatitudeRules,
  madhabs,
  methodNames,
  polarPolicies,
  prayerNames,
} from '#features/prayer/core/index.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, clockTime, languageText } from '#shared/core/contract/fields.ts'
import {
  dailyReminders,
  fastMarkNames,
  minutesBefore,
  type ReminderSettings,
  remindedPrayers,
  reminderSounds,
} from './reminder-settings.ts'

/**
 * Outcomes of a reminder: `late` was skipped after five minutes, `refused` was rejected by the push service.
 */
const outcomes = ['sent', 'late', 'refused'] as const

/** 192 random bits: anyone with the id may read, change and delete; the server stores only its hash. */
const id = z.string().regex(/^[\w-]{32}$/, 'not_an_id')

const base64url = (bytes: number, first?: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/, 'not_base64url')
    .refine((text) => bytesOf(text).length === bytes, 'wrong_length')
    .refine((text) => first === undefined || bytesOf(text)[0] === first, 'not_a_key')

/** Decodes base64url by hand, because neither `atob` nor `Buffer` exists everywhere. */
function bytesOf(text: string): readonly number[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of text.replace(/=+$/, '')) {
    bits = ((bits << 6) | letters.indexOf(letter)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes.push((bits >> held) & 0xff)
  }
  return bytes
}

const each = <const Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>)

const settings = z.object({
  on: z.boolean(),
  adhan: z.boolean(),
  prayers: each(
    remindedPrayers,
    z.object({ on: z.boolean(), before: z.literal(minutesBefore), sound: z.enum(reminderSounds) }),
  ),
  fasts: each(
    fastMarkNames,
    z.object({
      /** The same as for the prayer at that time if absent. */
      on: z.boolean().optional(),
      before: z.literal(minutesBefore),
      sound: z.enum(reminderSounds),
    }),
  ).optional(),
  daily: each(dailyReminders, z.object({ on: z.boolean(), time: clockTime })),
  goals: z
    .object({
      on: z.boolean(),
      time: clockTime,
      days: z.array(z.number().int().min(1).max(7)).max(7).readonly(),
      skip: civilDateAnswer.optional(),
    })
    .optional(),
  quiet: z.object({ on: z.boolean(), from: clockTime, to: clockTime }),
  /** Whether messages show a clock of 12 hours. */
  hour12: z.boolean().optional(),
  /** Whole days by which the person’s Hijri date differs from Umm al-Qura’s. */
  hijriAdjustment: z.number().int().min(-2).max(2).optional(),
}) satisfies z.ZodType<ReminderSettings>

const angle = z.number().min(5).max(25)
const ownMinutes = z.number().int().min(-60).max(60)

/** The person’s calculation choices, as in `/api/prayer-times`. */
const calculation = z.object({
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'not_a_country')
    .optional(),
  method: z.enum(methodNames).optional(),
  madhab: z.enum(madhabs).optional(),
  highLatitudeRule: z.enum(highLatitudeRules).optional(),
  polarPolicy: z.enum(polarPolicies).optional(),
  fajrAngle: angle.optional(),
  ishaAngle: angle.optional(),
  ishaInterval: z.number().int().min(1).max(240).optional(),
  maghribAngle: z.number().min(0).max(10).optional(),
  minutes: each(prayerNames, ownMinutes).optional(),
})

const place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const choices = { place, calculation, settings, language: languageText }

const scheduled = z.object({
  /** When the next reminder is due (ISO 8601); `null` without one. */
  nextAt: z.string().nullable(),
})

export const readReminderService = endpoint({
  method: 'GET',
  path: '/api/reminders/service',
  summary: 'The key to subscribe with, and whether the operator provides an adhan recording',
  answer: z.object({ publicKey: z.string(), adhan: z.boolean() }),
})

/** The endpoint must be `https` and belong to an allowed push service. */
export const subscribeReminders = endpoint({
  method: 'POST',
  path: '/api/reminders',
  summary: 'Subscribes a device to reminders',
  status: 201,
  body: z.object({
    ...choices,
    endpoint: z.url({ protocol: /^https?$/, error: 'not_an_address' }).max(1000),
    keys: z.object({ p256dh: base64url(65, 4), auth: base64url(16) }),
    /** The device’s previous subscription, which this one replaces. */
    replaces: id.optional(),
  }),
  answer: scheduled.extend({ id }),
  errors: ['unknown_push_service', 'not_a_key', 'too_many_attempts', 'reminders_full'],
})

export const updateReminders = endpoint({
  method: 'PUT',
  path: '/api/reminders/{id}',
  summary: 'Changes a subscription’s place, calculation, language or settings',
  params: z.object({ id }),
  body: z.object(choices),
  answer: scheduled,
  errors: ['not_found'],
})

/** Everything that the server stores about the subscription except its keys. */
export const readReminders = endpoint({
  method: 'GET',
  path: '/api/reminders/{id}',
  summary: 'Reads what the server stores about a subscription and its latest reminders',
  params: z.object({ id }),
  answer: scheduled.extend({
    service: z.string(),
    place,
    timeZone: z.string(),
    language: z.string(),
    log: z
      .array(
        z.object({
          kind: z.enum(['prayer', 'before', 'daily']),
          name: z.enum([...remindedPrayers, ...fastMarkNames, ...dailyReminders, 'goals']),
          at: z.string(),
          outcome: z.enum(outcomes),
        }),
      )
      .readonly(),
  }),
  errors: ['not_found'],
})

export const unsubscribeReminders = endpoint({
  method: 'DELETE',
  path: '/api/reminders/{id}',
  summary: 'Deletes a subscription and all of its data',
  params: z.object({ id }),
  answer: z.object({ deleted: z.boolean() }),
})

export const testReminders = endpoint({
  method: 'POST',
  path: '/api/reminders/{id}/test',
  summary: 'Sends a test notification to this subscription',
  params: z.object({ id }),
  answer: z.object({ outcome: z.enum(['sent', 'gone', 'refused', 'later']) }),
  errors: ['not_found'],
})

export const readAdhan = endpoint({
  method: 'GET',
  path: '/api/reminders/adhan',
  summary: 'Reads the operator’s recording of the adhan',
  answer: z.unknown().describe('The bytes of the recording'),
  errors: ['not_found'],
})
