import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import content from '../../../content/prayer-conventions/conventions.json' with { type: 'json' }

const names = z.strictObject({ en: z.string().min(2), ar: z.string().regex(/[ء-ي]/) })
const countries = z.array(z.string().regex(/^[A-Z]{2}$/))
const angle = z.number().min(10).max(21)
const minutes = z.int().min(-10).max(10)
const sourced = { source: z.string().min(10), checked: z.iso.date() }

const convention = z
  .strictObject({
    id: z.string().regex(/^[A-Z][A-Za-z]+$/),
    name: names,
    shortName: names,
    countries,
    amongOthers: countries.optional(),
    fajrAngle: angle,
    ishaAngle: angle.optional(),
    ishaMinutes: z.int().min(60).max(120).optional(),
    ishaMinutesInRamadan: z.int().min(60).max(150).optional(),
    maghribAngle: z.number().min(1).max(6).optional(),
    minutes: z
      .strictObject({
        fajr: minutes,
        sunrise: minutes.max(0),
        dhuhr: minutes.min(0),
        asr: minutes.min(0),
        maghrib: minutes.min(0),
        isha: minutes.min(0),
      })
      .partial()
      .optional(),
    rounding: z.enum(['nearest', 'up', 'outward']).optional(),
    asr: z.enum(['shafi', 'hanafi']).optional(),
    seasonal: z.literal(true).optional(),
    compared: z.literal(true).optional(),
    basis: z.enum(['published', 'measured', 'reported']),
    ...sourced,
  })
  .refine(({ ishaAngle, ishaMinutes }) => (ishaAngle === undefined) !== (ishaMinutes === undefined), {
    message: 'Isha has an angle or minutes, one of the two',
  })

const schema = z.strictObject({
  conventions: z.array(convention).min(1),
  schools: z.array(z.strictObject({ asr: z.enum(['shafi', 'hanafi']), countries, ...sourced })),
  regions: z.array(
    z.strictObject({
      name: z.string(),
      country: z.string().regex(/^[A-Z]{2}$/),
      asr: z.enum(['shafi', 'hanafi']),
      outline: z.array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])).min(3),
      ...sourced,
    }),
  ),
})

describe('the conventions of prayer times', () => {
  it('have exactly the fields that the program reads', () => {
    expect(schema.safeParse(content).error?.issues).toBeUndefined()
  })

  it('are rejected if Isha has no rule, a minute moves Maghrib before sunset, or a field is unknown', () => {
    const [first] = content.conventions
    const without = { ...first, ishaAngle: undefined }
    for (const wrong of [without, { ...first, minutes: { maghrib: -1 } }, { ...first, isha: 18 }]) {
      expect(schema.safeParse({ ...content, conventions: [wrong] }).success).toBe(false)
    }
  })

  it('have unique ids, and at most one convention per country', () => {
    const ids = content.conventions.map(({ id }) => id)
    const taken = [...content.conventions, ...content.schools].flatMap(({ countries }) => countries)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(taken).size).toBe(taken.length)
  })

  it('are among others in countries of their own alone', () => {
    for (const { amongOthers = [], countries } of convention.array().parse(content.conventions)) {
      expect(countries).toEqual(expect.arrayContaining(amongOthers))
    }
  })

  it('include the Muslim World League’s, for countries without one', () => {
    expect(content.conventions.find(({ id }) => id === 'MuslimWorldLeague')?.countries).toEqual([])
  })
})
