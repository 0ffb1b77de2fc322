import { expect, it } from 'vitest'
import { integratedLoudness } from './loudness.ts'

const sine = (rate: number, { hertz = 997, dBFS = 0, seconds = 5 } = {}) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, at) => 10 ** (dBFS / 20) * Math.sin((2 * Math.PI * hertz * at) / rate),
  )

/** ITU-R BS.1770-5, annex 1: a sine of 0 dBFS and 997 Hz in one channel reads −3.01 LKFS. */
it.each([16_000, 44_100, 48_000])('reads −3.01 LUFS for a full sine at %i samples a second', (rate) =>
  expect(integratedLoudness([sine(rate)], rate)).toBeCloseTo(-3.01, 1),
)

/** EBU Tech 3341, tests 1 and 2: stereo sines of 1,000 Hz read their level. */
it.each([-23, -33])('reads the level of a stereo sine of %i dBFS', (dBFS) => {
  const channel = sine(48_000, { hertz: 1000, dBFS })
  expect(integratedLoudness([channel, channel], 48_000)).toBeCloseTo(dBFS, 1)
})

/** EBU Tech 3341, test 3: quiet parts are gated. */
it('leaves out parts that are much quieter', () => {
  const parts = [-36, -23, -36].map((dBFS, at) =>
    sine(16_000, { hertz: 1000, dBFS, seconds: at === 1 ? 60 : 10 }),
  )
  const channel = Float32Array.from(parts.flatMap((part) => [...part]))
  expect(integratedLoudness([channel, channel], 16_000)).toBeCloseTo(-23, 1)
})

it('has none for silence or less than a block', () => {
  expect(integratedLoudness([new Float32Array(48_000)], 48_000)).toBeNull()
  expect(integratedLoudness([sine(48_000, { seconds: 0.2 })], 48_000)).toBeNull()
})
