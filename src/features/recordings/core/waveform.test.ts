import { expect, it } from 'vitest'
import { peakOf, WAVEFORM_BARS, waveformOf } from './waveform.ts'

it('has a bar for each part, the loudest one at the top', () => {
  const samples = new Float32Array(WAVEFORM_BARS * 10)
  samples[5] = -0.25
  samples[samples.length - 1] = 0.5
  const bars = waveformOf([samples, new Float32Array(samples.length)])
  expect(bars).toHaveLength(WAVEFORM_BARS)
  expect([bars[0], bars[1], bars.at(-1)]).toEqual([50, 0, 100])
  expect(peakOf([samples])).toBeCloseTo(-6.02, 2)
})

it('is flat for silence and for a recording that is shorter than its bars', () => {
  expect(new Set(waveformOf([new Float32Array(1000)]))).toEqual(new Set([0]))
  expect(waveformOf([Float32Array.of(1)])).toHaveLength(WAVEFORM_BARS)
  expect(peakOf([new Float32Array(10)])).toBeNull()
})
