import { describe, expect, it } from 'vitest'
import { type PlaybackPosition, positionAfter, type Repeat } from './playback-position.ts'

const shape = (length: number, leadIns: readonly number[] = []) => ({
  length,
  leadIn: (index: number) => leadIns.includes(index),
})
const nothing: Repeat = { what: 'nothing', times: 3, pause: 5 }

/** The first `most` tracks that are played, with the pauses before them. */
function heard(
  of: ReturnType<typeof shape>,
  repeat: Repeat,
  most = 50,
): readonly (readonly [number, number])[] {
  const all: [number, number][] = [[0, 0]]
  let head: PlaybackPosition = { index: 0, round: 1 }
  while (all.length < most) {
    const next = positionAfter(head, of, repeat)
    if (!next) break
    head = next.head
    all.push([head.index, next.pause])
  }
  return all
}
const tracks = (...args: Parameters<typeof heard>) => heard(...args).map(([index]) => index)

describe('a queue', () => {
  it('is played once from beginning to end, without pauses', () => {
    expect(heard(shape(3), nothing)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  it('can repeat each track, with a pause before each repetition', () => {
    expect(heard(shape(2), { what: 'track', times: 3, pause: 2 })).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
      [1, 0],
      [1, 2],
      [1, 2],
    ])
  })

  it('does not repeat an introduction to the next track', () => {
    expect(tracks(shape(3, [0]), { what: 'track', times: 2, pause: 0 })).toEqual([0, 1, 1, 2, 2])
  })

  it('can be repeated as a whole, with its introductions', () => {
    expect(heard(shape(2, [0]), { what: 'queue', times: 3, pause: 4 })).toEqual([
      [0, 0],
      [1, 0],
      [0, 4],
      [1, 0],
      [0, 4],
      [1, 0],
    ])
  })

  it('can be repeated without end', () => {
    expect(tracks(shape(2), { what: 'queue', times: 'ever', pause: 0 }, 7)).toEqual([0, 1, 0, 1, 0, 1, 0])
    expect(tracks(shape(2), { what: 'track', times: 'ever', pause: 0 }, 4)).toEqual([0, 0, 0, 0])
  })

  it('continues if the number of repetitions is reduced below those already played', () => {
    expect(
      positionAfter({ index: 0, round: 5 }, shape(2), { what: 'track', times: 2, pause: 0 })?.head,
    ).toEqual({
      index: 1,
      round: 1,
    })
  })
})
