import type { AudioState, Track } from './audio-state.ts'
import { holdMediaKeys } from './media-keys.ts'
import type { PlayerCommands } from './player-commands.ts'

/** How far the seek keys of a headset or lock screen seek if they don't say. */
const SEEK_S = 10

/** Connects the player to the lock screen, media keys and headsets. */
export function mediaSession() {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined
  let shown: Track | undefined
  let element: HTMLAudioElement | undefined
  return {
    follow: (player: PlayerCommands) => {
      const seekBy = (seconds: number) => player.seek((element?.currentTime ?? 0) + seconds)
      holdMediaKeys({
        play: player.resume,
        pause: player.pause,
        stop: player.stop,
        nexttrack: player.next,
        previoustrack: player.previous,
        seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
        seekforward: ({ seekOffset }) => seekBy(seekOffset ?? SEEK_S),
        seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_S)),
      })
    },
    show: ({ status, track }: AudioState) => {
      if (!session) return
      session.playbackState =
        status === 'silent' ? 'none' : status === 'paused' || status === 'failed' ? 'paused' : 'playing'
      if (track === shown) return
      shown = track
      session.metadata = track
        ? new MediaMetadata({
            title: track.title,
            artist: track.artist,
            album: track.section,
            artwork: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
          })
        : null
    },
    at: (sounding: HTMLAudioElement) => {
      element = sounding
      const { duration, currentTime, playbackRate } = sounding
      if (!Number.isFinite(duration)) return
      session?.setPositionState?.({
        duration,
        playbackRate,
        position: Math.min(currentTime, duration),
      })
    },
  }
}
