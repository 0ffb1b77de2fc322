// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { AudioState } from './audio-state.ts'
import { Player } from './player.ts'

it('goes on loading if Next is pressed while the queue is being made', () => {
  const states: AudioState[] = []
  const elements = [document.createElement('audio'), document.createElement('audio')] as const
  const player = new Player(elements, (state) => states.push(state))
  void player.play(() => new Promise(() => undefined))
  player.next()
  expect(states.at(-1)?.status).toBe('loading')
  player.stop()
  expect(states.at(-1)?.status).toBe('silent')
})
