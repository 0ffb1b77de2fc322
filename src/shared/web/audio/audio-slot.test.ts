import { expect, test, vi } from 'vitest'
import { type AudioSlotEvents, audioSlot } from './audio-slot.ts'
import type { Track } from './audio-state.ts'

const track = { title: '1:1', addresses: ['/001001.mp3'] } as unknown as Track

/** A deck on an element that says that it plays when it is told to. */
function loadedDeck() {
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
  const sounding = vi.fn()
  const made = audioSlot(element as unknown as HTMLAudioElement, { sounding } as unknown as AudioSlotEvents)
  made.load('slot', track, 0)
  made.play()
  const saysThatItPlays = () => element.dispatchEvent(new Event('playing'))
  return { made, sounding, saysThatItPlays }
}

test('a recording that begins sounds', () => {
  const { made, sounding, saysThatItPlays } = loadedDeck()
  saysThatItPlays()
  expect(sounding).toHaveBeenCalledOnce()
  made.pause()
})

test('one that is paused before the browser says that it plays does not', () => {
  const { made, sounding, saysThatItPlays } = loadedDeck()
  made.pause()
  saysThatItPlays()
  expect(sounding).not.toHaveBeenCalled()
})
