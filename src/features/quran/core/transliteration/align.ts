import type { Sound } from './sound.ts'

/** The cost of dropping an ASCII character that no sound explains. */
const UNEXPLAINED = 1.2
/** How many sounds the two may diverge; keeps the work linear in the length. */
const BAND = 30

const DROPPED = -1
const OMITTED = -2

/** The readable text, and the number of characters and sounds that do not match. */
export interface AlignedText {
  readonly text: string
  readonly slips: number
}

/**
 * Aligns the ASCII form with the sounds by an edit distance over sounds, and returns the readable spelling. The number
 * of slips is infinite if the two diverge too far.
 */
export function align(ascii: string, sounds: readonly Sound[]): AlignedText {
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
      reach(cell + 1, cost + sound.weight, OMITTED)
      for (let k = 0; k < sound.spellings.length; k++) {
        const [spelling] = sound.spellings[k] as readonly [string, string]
        if (ascii.startsWith(spelling, i)) reach(cell + spelling.length * width + 1, cost, k)
      }
    }
  }
  if (costs[costs.length - 1] === Number.POSITIVE_INFINITY)
    return { text: '', slips: Number.POSITIVE_INFINITY }
  return textOfSteps(ascii.length, sounds, steps)
}

function textOfSteps(length: number, sounds: readonly Sound[], steps: Int8Array): AlignedText {
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
    if (step === OMITTED) {
      parts.push(sound.fallback)
      if (sound.weight === 1) slips++
    } else {
      const [spelling, readable] = sound.spellings[step] as readonly [string, string]
      i -= spelling.length
      parts.push(readable)
    }
  }
  return { text: parts.reverse().join(''), slips }
}
