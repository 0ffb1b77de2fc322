import { integratedLoudness } from '../../core/loudness.ts'
import { type Measures, peakOf, waveformOf } from '../../core/waveform.ts'

/** Enough for the loudness of speech and recitation; more would need too much memory for a long file. */
const SAMPLE_RATE = 16_000
/** Decoding a larger file could end the page on a phone. */
const LARGEST_BYTES = 150_000_000
const LOWEST_DB = -200
const STEREO = 2

/** Measures a file by decoding it on this device; `undefined` if this browser can’t decode it. */
export async function measureAudio(file: Blob): Promise<Measures | undefined> {
  if (file.size > LARGEST_BYTES || typeof OfflineAudioContext === 'undefined') return undefined
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const decoded = await context.decodeAudioData(await file.arrayBuffer())
    const channels = Array.from({ length: Math.min(STEREO, decoded.numberOfChannels) }, (_, channel) =>
      decoded.getChannelData(channel),
    )
    return {
      waveform: waveformOf(channels),
      loudness: rounded(integratedLoudness(channels, decoded.sampleRate)),
      peak: rounded(peakOf(channels)),
    }
  } catch {
    return undefined
  }
}

const rounded = (decibels: number | null) =>
  decibels === null ? null : Math.max(LOWEST_DB, Math.round(decibels * 10) / 10)
