/**
 * One sound of a verse: how the ASCII transliteration may write it, each with what the readable one writes in its
 * place.
 */
export interface Sound {
  readonly spellings: readonly (readonly [ascii: string, readable: string])[]
  /** What is written when the ASCII form leaves the sound out: the Arabic decides, not the ASCII form's slips. */
  readonly unwritten: string
  /** How unlikely it is that the ASCII form leaves it out, from 0 (always so) to 1. */
  readonly weight: number
}

/** A sound that the ASCII form always writes in one of these ways; the first one when it forgot. */
export function sound(...spellings: (readonly [ascii: string, readable: string])[]): Sound {
  return { spellings, unwritten: spellings[0]?.[1] ?? '', weight: 1 }
}

/** A sound that the ASCII form may leave out; then nothing is written. */
export function optional(...spellings: (readonly [ascii: string, readable: string])[]): Sound {
  return { spellings, unwritten: '', weight: 0.1 }
}

/** A sound for which the ASCII form has no sign. */
export function restored(readable: string): Sound {
  return { spellings: [], unwritten: readable, weight: 0 }
}
