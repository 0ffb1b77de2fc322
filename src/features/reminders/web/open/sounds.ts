import { readAdhan, readReminderService } from '../../core/reminders.contract.ts'

/** The tone: frequency in hertz and start in seconds of each bell (a fifth, a fourth, an octave). */
const notes = [
  [523.25, 0],
  [783.99, 0.45],
  [1046.5, 0.9],
] as const
const RINGS_FOR_S = 2.6
const LOUDNESS = 0.16
/** How often the tone repeats instead of the adhan. */
const ADHAN_REPEATS = 4
const ADHAN_PAUSE_S = 3

/**
 * `resume()` never settles before the person has touched the page; after a touch, a busy device may be slow.
 */
const PATIENCE_MS = { touched: 2000, untouched: 500 }

export type AudibleSound = 'adhan' | 'tone'

export interface PlayingSound {
  /** Resolves when it ends or is stopped. */
  readonly ended: Promise<void>
  readonly stop: () => void
}

let context: AudioContext | undefined

/**
 * Plays the operator’s adhan recording, or repeats the tone instead. Resolves to `undefined` when the browser
 * blocks sound, as it does until the person touches the page.
 */
export async function playSound(sound: AudibleSound): Promise<PlayingSound | undefined> {
  context ??= new AudioContext()
  const patience = PATIENCE_MS[navigator.userActivation?.hasBeenActive ? 'touched' : 'untouched']
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, patience))])
  if (context.state !== 'running') return undefined
  const recording = sound === 'adhan' ? await adhan(context) : undefined
  return recording
    ? playRecording(context, recording)
    : playTone(context, sound === 'adhan' ? ADHAN_REPEATS : 1)
}

let fetched: Promise<AudioBuffer | undefined> | undefined

/** The operator’s recording; `undefined` when it is missing or can’t be loaded. */
function adhan(audio: AudioContext): Promise<AudioBuffer | undefined> {
  fetched ??= fetchAdhan(audio).catch(() => {
    fetched = undefined
    return undefined
  })
  return fetched
}

async function fetchAdhan(audio: AudioContext): Promise<AudioBuffer | undefined> {
  // Ask first, because a missing file would log an error in the console.
  const service = await (await fetch(readReminderService.path, { credentials: 'omit' })).json()
  if (!service.adhan) return undefined
  const answer = await fetch(readAdhan.path, { credentials: 'omit' })
  return answer.ok ? audio.decodeAudioData(await answer.arrayBuffer()) : undefined
}

function playRecording(audio: AudioContext, recording: AudioBuffer): PlayingSound {
  const source = audio.createBufferSource()
  source.buffer = recording
  source.connect(audio.destination)
  source.start()
  return sounding(source, () => source.stop())
}

function playTone(audio: AudioContext, repeats: number): PlayingSound {
  const volume = audio.createGain()
  volume.connect(audio.destination)
  let last: OscillatorNode | undefined
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [pitch, after] of notes) {
      last = ring(audio, volume, pitch, audio.currentTime + after + repeat * (RINGS_FOR_S + ADHAN_PAUSE_S))
    }
  }
  return sounding(last, () => volume.disconnect())
}

/** A bell with a fast attack and a slow decay. */
function ring(audio: AudioContext, to: AudioNode, pitch: number, at: number): OscillatorNode {
  const [bell, swell] = [audio.createOscillator(), audio.createGain()]
  bell.frequency.value = pitch
  swell.gain.setValueAtTime(0, at)
  swell.gain.linearRampToValueAtTime(LOUDNESS, at + 0.03)
  swell.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_FOR_S)
  bell.connect(swell).connect(to)
  bell.start(at)
  bell.stop(at + RINGS_FOR_S)
  return bell
}

function sounding(last: AudioScheduledSourceNode | undefined, silence: () => void): PlayingSound {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  if (last) last.onended = () => end()
  else end()
  return {
    ended,
    stop: () => {
      silence()
      end()
    },
  }
}
