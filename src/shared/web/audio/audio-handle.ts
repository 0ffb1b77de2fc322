import { type AudioState, type Queue, SILENT } from './audio-state.ts'
import type { PlayerCommands } from './player-commands.ts'

/** The way to the one player, which is fetched when something is played for the first time. */
export interface AudioHandle {
  readonly read: () => AudioState
  readonly subscribe: (listener: () => void) => () => void
  /** Plays the queue that `make` gives, in place of whatever sounds. */
  readonly play: (make: () => Promise<Queue>) => void
  /** Gives an order to the player, if there is one. */
  readonly tell: (order: (player: PlayerCommands) => void) => void
}

export function audioHandle(): AudioHandle {
  let state = SILENT
  let elements: readonly HTMLAudioElement[] | undefined
  let player: Promise<PlayerCommands> | undefined
  const listeners = new Set<() => void>()
  const become = (next: AudioState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play: (make) => {
      if (!elements) {
        elements = [new Audio(), new Audio()]
        // Touched in the press itself: some browsers let only such elements sound later.
        for (const element of elements) element.load()
      }
      const decks = elements
      const { queue } = state
      become({ ...SILENT, ...(queue && { queue }), status: 'loading' })
      player ??= import('./player.ts').then(({ startPlayer }) => startPlayer(decks, become))
      player
        .then((found) => found.play(make))
        .catch(() => {
          player = undefined
          become({ ...SILENT, status: 'failed' })
        })
    },
    tell: (order) => {
      if (player) void player.then(order)
    },
  }
}
