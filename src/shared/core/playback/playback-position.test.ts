import { describe, expect, it } from 'vitest'
import { type PlaybackPosition, positionAfter, type Repeat } from './playback-position.ts'

const shape = (length: number, leadIns: readonly number[] = []) => ({
  length,
  leadIn: (index: number) => leadIns.includes(index),
})
const nothing: Repeat = { what: 'nothing', times: 3, pause: 5 }

/** Everything that is heard from the beginning, with the pauses before it, `most` tracks of it. */
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
  it('is heard once from its beginning to its end, without pauses', () => {
    expect(heard(shape(3), nothing)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  it('may have each track heard so many times, with a pause before each further time', () => {
    expect(heard(shape(2), { what: 'track', times: 3, pause: 2 })).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
      [1, 0],
      [1, 2],
      [1, 2],
    ])
  })

  it('does not repeat what only leads into the next track', () => {
    expect(tracks(shape(3, [0]), { what: 'track', times: 2, pause: 0 })).toEqual([0, 1, 1, 2, 2])
  })

  it('may be heard as a whole so many times, its lead-in too', () => {
    expect(heard(shape(2, [0]), { what: 'queue', times: 3, pause: 4 })).toEqual([
      [0, 0],
      [1, 0],
      [0, 4],
      [1, 0],
      [0, 4],
      [1, 0],
    ])
  })

  it('may be heard without end', () => {
    expect(tracks(shape(2), { what: 'queue', times: 'ever', pause: 0 }, 7)).toEqual([0, 1, 0, 1, 0, 1, 0])
    expect(tracks(shape(2), { what: 'track', times: 'ever', pause: 0 }, 4)).toEqual([0, 0, 0, 0])
  })

  it('goes on when what is repeated is changed to fewer times than were heard', () => {
    expect(
      positionAfter({ index: 0, round: 5 }, shape(2), { what: 'track', times: 2, pause: 0 })?.head,
    ).toEqual({
      index: 1,
      round: 1,
    })
  })
})
