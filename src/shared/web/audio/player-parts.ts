import { AudioSlots } from './audio-slots.ts'
import type { AudioState } from './audio-state.ts'
import { mediaSession } from './media-session.ts'
import type { PlayerCommands } from './player-commands.ts'
import { PlayerState } from './player-state.ts'
import { PlayerTimers } from './player-timers.ts'
import { QueuePosition } from './queue-position.ts'
import { publishTrackTime } from './track-time.ts'

/** What the commands and the playback share. */
export interface PlayerParts {
  readonly state: PlayerState
  readonly slots: AudioSlots
  readonly position: QueuePosition
  readonly timers: PlayerTimers
  /** Lets the lock screen and the media keys give commands. */
  readonly followKeys: (player: PlayerCommands) => void
}

/** Events of the track that plays. */
export interface TrackEvents {
  readonly onPlaying: () => void
  readonly onFailed: (reason: 'missing' | 'slow') => void
  readonly onTimeChanged: () => void
  readonly onEnded: () => void
}

/** Connects two audio elements with the page and the lock screen. */
export function playerParts(
  elements: readonly [HTMLAudioElement, HTMLAudioElement],
  publish: (state: AudioState) => void,
  track: TrackEvents,
): PlayerParts {
  const session = mediaSession()
  const timers = new PlayerTimers()
  const state = new PlayerState(timers, (audio) => {
    publish(audio)
    session.show(audio)
  })
  const slots = new AudioSlots(elements, {
    playing: () => track.onPlaying(),
    stalled: () => state.update({ status: 'waiting' }),
    failed: (reason) => track.onFailed(reason),
    blocked: () => state.update({ status: 'paused', notice: { kind: 'refused' } }),
    timeChanged: () => {
      publishTrackTime(slots.active.element)
      session.at(slots.active.element)
      track.onTimeChanged()
    },
    ended: () => track.onEnded(),
  })
  slots.apply(state.settings)
  return { state, slots, timers, position: new QueuePosition(), followKeys: session.follow }
}
