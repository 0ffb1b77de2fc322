const KEY = /^([a-z][a-z-]*)\/(.{1,160})$/su

/** What a bookmark or a note is about: `verse/2:255` is the verse `2:255`, `mosque/a1b2` that mosque. */
export interface Target {
  readonly type: string
  /** Which one, as the feature that shows it knows it. */
  readonly id: string
}

/** The parts of `verse/2:255`; `undefined` when it is not written so. */
export function parseTarget(key: unknown): Target | undefined {
  const [, type, id] = (typeof key === 'string' && KEY.exec(key)) || []
  return type && id ? { type, id } : undefined
}

export const targetKey = (type: string, id: string): string => `${type}/${id}`
