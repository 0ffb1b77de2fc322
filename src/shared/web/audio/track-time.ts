import { store } from '../store.ts'

/** Seconds into a track, and its length; 0 while that is unknown. */
export interface TrackTime {
  readonly at: number
  readonly length: number
}

/** Separate from the audio state because it changes several times a second. */
const time = store<TrackTime>({ at: 0, length: 0 })

export const useTrackTime = (): TrackTime => time.use()

export function publishTrackTime({ currentTime, duration }: HTMLAudioElement): void {
  time.set({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 })
}
