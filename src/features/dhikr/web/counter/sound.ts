import type { Feedback } from '../../core/counting-session.ts'

/** A soft tone: hertz, start and length in seconds, loudness from 0 to 1. */
type Tone = readonly [hertz: number, at: number, seconds: number, loudness: number]

const tones: Partial<Record<Feedback, readonly Tone[]>> = {
  // A wooden bead on another.
  tap: [[1150, 0, 0.035, 0.12]],
  turn: [[900, 0, 0.035, 0.12]],
  phrase: [
    [660, 0, 0.35, 0.12],
    [880, 0.12, 0.5, 0.1],
  ],
  set: [
    [523.25, 0, 0.8, 0.14],
    [659.25, 0.16, 0.9, 0.12],
    [783.99, 0.32, 1.4, 0.12],
  ],
}

let context: AudioContext | undefined

/** Plays the sound of a tap. Stays silent where the browser does not allow sound yet. */
export function soundFor(feedback: Feedback): void {
  const chosen = tones[feedback]
  if (!chosen || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of chosen) ring(context, tone)
}

function ring(audio: AudioContext, [hertz, at, seconds, loudness]: Tone): void {
  const begin = audio.currentTime + at
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.frequency.setValueAtTime(hertz, begin)
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(loudness, begin + 0.005)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  source.connect(volume).connect(audio.destination)
  source.start(begin)
  source.stop(begin + seconds)
}
