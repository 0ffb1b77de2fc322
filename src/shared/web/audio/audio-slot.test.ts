import { expect, it, vi } from 'vitest'
import { type AudioSlotEvents, audioSlot } from './audio-slot.ts'
import type { Track } from './audio-state.ts'

const track = { title: '1:1', addresses: ['/001001.mp3'] } as unknown as Track

/** A slot on an element that plays as soon as it is asked to. */
function loadedSlot() {
  const element = Object.assign(new EventTarget(), {
    paused: true,
    src: '',
    load: () => {},
    play: async () => {
      element.paused = false
    },
    pause: () => {
      element.paused = true
    },
  })
  const playing = vi.fn()
  const slot = audioSlot(element as unknown as HTMLAudioElement, { playing } as unknown as AudioSlotEvents)
  slot.load('key', track, 0)
  slot.play()
  return { slot, playing, dispatchPlaying: () => element.dispatchEvent(new Event('playing')) }
}

it('reports a recording that starts', () => {
  const { slot, playing, dispatchPlaying } = loadedSlot()
  dispatchPlaying()
  expect(playing).toHaveBeenCalledOnce()
  slot.pause()
})

it('reports nothing if it is paused before the browser reports that it plays', () => {
  const { slot, playing, dispatchPlaying } = loadedSlot()
  slot.pause()
  dispatchPlaying()
  expect(playing).not.toHaveBeenCalled()
})
