import type { Sound } from './sound.ts'

/** What it costs to drop a character of the ASCII form that no sound explains. */
const UNEXPLAINED = 1.2
/** How far, in sounds, the two may run apart; keeps the work in proportion to the length. */
const BAND = 30

const DROPPED = -1
const LEFT_OUT = -2

/** A reading of the ASCII form, and how many of its characters and sounds do not fit each other. */
export interface Reading {
  readonly text: string
  readonly slips: number
}

/**
 * Finds the cheapest way to read `ascii` as `sounds` (an edit distance whose steps are sounds): the readable spelling
 * of each sound, and the number of slips, infinite when the two run too far apart.
 */
export function align(ascii: string, sounds: readonly Sound[]): Reading {
  const width = sounds.length + 1
  const costs = new Float64Array((ascii.length + 1) * width).fill(Number.POSITIVE_INFINITY)
  const steps = new Int8Array(costs.length)
  const reach = (cell: number, cost: number, step: number) => {
    if (cost >= (costs[cell] as number)) return
    costs[cell] = cost
    steps[cell] = step
  }
  costs[0] = 0
  for (let i = 0; i <= ascii.length; i++) {
    const middle = Math.round((i * sounds.length) / Math.max(1, ascii.length))
    const end = Math.min(sounds.length, middle + BAND)
    for (let j = Math.max(0, middle - BAND); j <= end; j++) {
      const cell = i * width + j
      const cost = costs[cell] as number
      if (cost === Number.POSITIVE_INFINITY) continue
      if (i < ascii.length) reach(cell + width, cost + UNEXPLAINED, DROPPED)
      const sound = sounds[j]
      if (!sound) continue
      reach(cell + 1, cost + sound.weight, LEFT_OUT)
      for (let k = 0; k < sound.spellings.length; k++) {
        const [spelling] = sound.spellings[k] as readonly [string, string]
        if (ascii.startsWith(spelling, i)) reach(cell + spelling.length * width + 1, cost, k)
      }
    }
  }
  if (costs[costs.length - 1] === Number.POSITIVE_INFINITY)
    return { text: '', slips: Number.POSITIVE_INFINITY }
  return readingOf(ascii.length, sounds, steps)
}

function readingOf(length: number, sounds: readonly Sound[], steps: Int8Array): Reading {
  const parts: string[] = []
  let slips = 0
  for (let i = length, j = sounds.length; i > 0 || j > 0; ) {
    const step = steps[i * (sounds.length + 1) + j] as number
    if (step === DROPPED) {
      i--
      slips++
      continue
    }
    const sound = sounds[--j] as Sound
    if (step === LEFT_OUT) {
      parts.push(sound.unwritten)
      if (sound.weight === 1) slips++
    } else {
      const [spelling, readable] = sound.spellings[step] as readonly [string, string]
      i -= spelling.length
      parts.push(readable)
    }
  }
  return { text: parts.reverse().join(''), slips }
}
