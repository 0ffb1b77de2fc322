import { store } from '../store.ts'
import { type AudioState, type Queue, SILENT } from './audio-state.ts'
import type { PlayerCommands } from './player-commands.ts'

/** Access to the only player, whose code is loaded when something is first played. */
export interface AudioHandle {
  readonly read: () => AudioState
  readonly subscribe: (listener: () => void) => () => void
  /** Plays the queue that `make` returns and replaces the current one. */
  readonly play: (make: () => Promise<Queue>) => void
  /** Runs a command on the player, if there is one. */
  readonly command: (run: (player: PlayerCommands) => void) => void
}

export function audioHandle(): AudioHandle {
  const state = store(SILENT)
  let elements: readonly [HTMLAudioElement, HTMLAudioElement] | undefined
  let player: Promise<PlayerCommands> | undefined
  return {
    read: state.get,
    subscribe: state.subscribe,
    play: (make) => {
      if (!elements) {
        elements = [new Audio(), new Audio()]
        // Some browsers only let elements play later that were loaded during a tap.
        for (const element of elements) element.load()
      }
      const pair = elements
      const { queue } = state.get()
      state.set({ ...SILENT, ...(queue && { queue }), status: 'loading' })
      player ??= import('./player.ts').then(({ Player }) => new Player(pair, state.set))
      player
        .then((loaded) => loaded.play(make))
        .catch(() => {
          player = undefined
          state.set({ ...SILENT, status: 'failed' })
        })
    },
    command: (run) => {
      if (player) void player.then(run)
    },
  }
}
