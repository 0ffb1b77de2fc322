/** The number of bars of a waveform. */
export const WAVEFORM_BARS = 160
/** The value of the highest bar. */
export const WAVEFORM_TOP = 100

/** What a browser measured in a recording. */
export interface Measures {
  /** The height of each bar: the largest amplitude in its part of the recording, from 0 to {@link WAVEFORM_TOP}. */
  readonly waveform: number[]
  /** Integrated loudness in LUFS; `null` for silence. */
  readonly loudness: number | null
  /** The highest sample in dBFS; `null` for silence. */
  readonly peak: number | null
}

/** The bars of a waveform; the loudest part of the recording is the highest bar. */
export function waveformOf(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0
  const tops = Array.from({ length: WAVEFORM_BARS }, (_, bar) => {
    const from = Math.floor((bar * length) / WAVEFORM_BARS)
    const to = Math.floor(((bar + 1) * length) / WAVEFORM_BARS)
    return Math.max(0, ...channels.map((samples) => highest(samples, from, to)))
  })
  const loudest = Math.max(...tops)
  return tops.map((top) => (loudest === 0 ? 0 : Math.round((top / loudest) * WAVEFORM_TOP)))
}

/** The highest sample in dBFS; `null` for silence. */
export function peakOf(channels: readonly Float32Array[]): number | null {
  const peak = Math.max(0, ...channels.map((samples) => highest(samples, 0, samples.length)))
  return peak === 0 ? null : 20 * Math.log10(peak)
}

function highest(samples: Float32Array, from: number, to: number): number {
  let top = 0
  for (let at = from; at < to; at++) top = Math.max(top, Math.abs(samples[at] ?? 0))
  return top
}
