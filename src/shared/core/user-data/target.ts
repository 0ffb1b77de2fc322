const KEY = /^([a-z][a-z-]*)\/(.{1,160})$/su

/** The subject of a bookmark or note: `verse/2:255` is verse 2:255, `mosque/a1b2` is a mosque. */
export interface Target {
  readonly type: string
  /** Its id in the feature that shows it. */
  readonly id: string
}

/** The parts of `verse/2:255`; `undefined` for any other text. */
export function parseTarget(key: unknown): Target | undefined {
  const [, type, id] = (typeof key === 'string' && KEY.exec(key)) || []
  return type && id ? { type, id } : undefined
}

export const targetKey = (type: string, id: string): string => `${type}/${id}`
