/** What the keys of headsets, keyboards and lock screens do. */
export type MediaKeys = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const holders: MediaKeys[] = []

/**
 * Gives the keys to `keys` until the returned function is called; then whoever had them before has them again. The
 * browser knows one holder alone: the player of recitations and the counter of dhikr would take them from each other.
 */
export function holdMediaKeys(keys: MediaKeys): () => void {
  holders.push(keys)
  hand(keys, {})
  return () => {
    const isLast = holders.at(-1) === keys
    holders.splice(holders.indexOf(keys), 1)
    if (isLast) hand(holders.at(-1) ?? {}, keys)
  }
}

/** The keys of `before` that `keys` has no use for do nothing any more. */
function hand(keys: MediaKeys, before: MediaKeys): void {
  if (!('mediaSession' in navigator)) return
  const all = { ...Object.fromEntries(Object.keys(before).map((key) => [key, null])), ...keys }
  for (const [key, handler] of Object.entries(all)) {
    try {
      navigator.mediaSession.setActionHandler(key as MediaSessionAction, handler)
    } catch {
      // Not every browser knows every key.
    }
  }
}
