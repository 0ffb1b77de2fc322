import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerWriter } from './answer-writer.ts'

const place = z.object({
  name: z.string(),
  kind: z.enum(['mosque', 'city']),
  people: z.number().int(),
  height: z.number().nullable(),
  region: z.string().optional(),
  open: z.boolean(),
  at: z.iso.datetime().optional(),
})

const answer = z.object({
  'a "name"': z.array(place).readonly(),
  direction: z.union([
    z.object({ degrees: z.number() }),
    z.object({ degrees: z.null(), note: z.literal('pole') }),
  ]),
  /** Of a kind that is left to zod. */
  since: z.codec(z.string(), z.number(), { decode: Number, encode: String }),
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('\u2028', '\ud800', '"\\\n'),
)
const number = fc.double({ noDefaultInfinity: true, noNaN: true })
const beside = { secret: text }
const arbitraryPlace = fc.record(
  {
    name: text,
    kind: fc.constantFrom('mosque', 'city'),
    people: fc.maxSafeInteger(),
    height: fc.option(number),
    region: fc.option(text, { nil: undefined }),
    open: fc.boolean(),
    at: fc.constantFrom('2026-02-28T12:00:00.000Z', undefined),
    ...beside,
  },
  { requiredKeys: ['name', 'kind', 'people', 'height', 'open'] },
)
const arbitraryAnswer = fc.record({
  'a "name"': fc.array(arbitraryPlace),
  direction: fc.oneof(
    fc.record({ degrees: number, ...beside }),
    fc.record({ degrees: fc.constant(null), note: fc.constant('pole'), ...beside }),
  ),
  since: number,
  ...beside,
})

describe('what is written by a schema', () => {
  it('is what zod and the platform write, with nothing that the schema does not list', () => {
    const write = answerWriter(answer)
    fc.assert(
      fc.property(arbitraryAnswer, (value) => {
        expect(write(value)).toBe(JSON.stringify(z.encode(answer, value as z.output<typeof answer>)))
      }),
    )
  })

  it('is refused where zod refuses', () => {
    const good = { name: 'Makkah', kind: 'city', people: 1, height: null, open: true }
    const write = answerWriter(place)
    expect(write(good)).toBe('{"name":"Makkah","kind":"city","people":1,"height":null,"open":true}')
    for (const wrong of [
      { name: 1 },
      { name: undefined },
      { kind: 'village' },
      { people: 1.5 },
      { people: Number.NaN },
      { height: Number.POSITIVE_INFINITY },
      { height: '1' },
      { open: 0 },
      { region: null },
      { at: 'noon' },
    ]) {
      expect(() => write({ ...good, ...wrong })).toThrow(z.ZodError)
    }
    for (const wrong of [undefined, null, 'text', [good]]) expect(() => write(wrong)).toThrow(z.ZodError)
    expect(() => answerWriter(z.array(place))({})).toThrow(z.ZodError)
  })

  it('keeps what a schema checks beside the kind', () => {
    expect(() => answerWriter(z.string().max(3))('four')).toThrow(z.ZodError)
    expect(() => answerWriter(z.number().min(1))(0)).toThrow(z.ZodError)
    expect(() => answerWriter(z.array(z.string()).max(1))(['a', 'b'])).toThrow(z.ZodError)
    expect(() => answerWriter(z.strictObject({ a: z.string() }))({ a: 'a', b: 'b' })).toThrow(z.ZodError)
    expect(() => answerWriter(z.object({ a: z.string() }).refine(() => false))({ a: 'a' })).toThrow(
      z.ZodError,
    )
  })
})
