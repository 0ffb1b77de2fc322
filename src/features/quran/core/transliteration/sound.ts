/**
 * One sound of a verse, with its possible ASCII spellings and the readable spelling for each.
 */
export interface Sound {
  readonly spellings: readonly (readonly [ascii: string, readable: string])[]
  /** The readable spelling if the ASCII form omits the sound. */
  readonly fallback: string
  /** The cost of an omission in the ASCII form, from 0 (always omitted) to 1. */
  readonly weight: number
}

/** A sound that the ASCII form should write; if it is omitted, the first spelling is used. */
export function sound(...spellings: (readonly [ascii: string, readable: string])[]): Sound {
  return { spellings, fallback: spellings[0]?.[1] ?? '', weight: 1 }
}

/** A sound that the ASCII form may omit; then nothing is written. */
export function optionalSound(...spellings: (readonly [ascii: string, readable: string])[]): Sound {
  return { spellings, fallback: '', weight: 0.1 }
}

/** A sound that the ASCII form cannot write. */
export function restoredSound(readable: string): Sound {
  return { spellings: [], fallback: readable, weight: 0 }
}
