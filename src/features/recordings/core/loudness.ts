/**
 * Integrated loudness by ITU-R BS.1770-5, annex 1, for mono and stereo. The filters are those of the recommendation, calculated for
 * the sample rate as in libebur128.
 */

interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

const BLOCK_SECONDS = 0.4
/** Blocks overlap by three quarters. */
const STEPS = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

/** The loudness of a recording in LUFS; `null` if everything is below the absolute gate. */
export function integratedLoudness(channels: readonly Float32Array[], sampleRate: number): number | null {
  const step = Math.round((BLOCK_SECONDS / STEPS) * sampleRate)
  const filters = [shelf(sampleRate), highPass(sampleRate)]
  const sums = channels.map((samples) => squaresBySteps(samples, step, filters))
  const steps = sums[0]?.length ?? 0
  const blocks = Array.from({ length: Math.max(0, steps - STEPS + 1) }, (_, first) =>
    sums.reduce((sum, channel) => sum + total(channel.slice(first, first + STEPS)) / (STEPS * step), 0),
  )
  const heard = blocks.filter((block) => inLufs(block) > ABSOLUTE_GATE)
  if (heard.length === 0) return null
  const gate = inLufs(total(heard) / heard.length) + RELATIVE_GATE
  const counted = heard.filter((block) => inLufs(block) > gate)
  return inLufs(total(counted) / counted.length)
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const inLufs = (meanSquare: number) => OFFSET + 10 * Math.log10(meanSquare)

/** The sum of squares of the filtered samples in each whole step. */
function squaresBySteps(samples: Float32Array, step: number, filters: readonly Biquad[]): number[] {
  const states = filters.map((filter) => ({ ...filter, z1: 0, z2: 0 }))
  const sums: number[] = []
  for (let start = 0; start + step <= samples.length; start += step) {
    let sum = 0
    for (let at = start; at < start + step; at++) {
      let value = samples[at] ?? 0
      for (const state of states) {
        const out = state.b[0] * value + state.z1
        state.z1 = state.b[1] * value - state.a[0] * out + state.z2
        state.z2 = state.b[2] * value - state.a[1] * out
        value = out
      }
      sum += value * value
    }
    sums.push(sum)
  }
  return sums
}

/** The first filter: the head as a sphere. */
function shelf(sampleRate: number): Biquad {
  const [frequency, gain, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196]
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const high = 10 ** (gain / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

/** The second filter: low frequencies count less. */
function highPass(sampleRate: number): Biquad {
  const [frequency, q] = [38.13547087602444, 0.5003270373238773]
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}
