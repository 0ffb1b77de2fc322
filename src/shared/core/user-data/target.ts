const KEY = /^([a-z][a-z-]*)\/(.{1,160})$/su

/** What a bookmark or a note is about: `verse/2:255` is the verse `2:255`, `mosque/a1b2` that mosque. */
export interface Target {
  readonly sort: string
  /** Which one, as the feature that shows it knows it. */
  readonly of: string
}

/** The parts of `verse/2:255`; `undefined` when it is not written so. */
export function parseTarget(key: unknown): Target | undefined {
  const [, sort, of] = (typeof key === 'string' && KEY.exec(key)) || []
  return sort && of ? { sort, of } : undefined
}

export const targetKey = (sort: string, of: string): string => `${sort}/${of}`
