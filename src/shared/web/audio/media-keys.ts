/** Actions for the media keys of headsets, keyboards and lock screens. */
export type MediaKeys = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const holders: MediaKeys[] = []

/**
 * Assigns the media keys to `keys` until the returned function is called, and then to their previous owner.
 * The browser has only one handler per key, so the player of recitations and the dhikr counter would
 * otherwise overwrite each other.
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

/** Disables keys of `before` that `keys` does not use. */
function hand(keys: MediaKeys, before: MediaKeys): void {
  if (!('mediaSession' in navigator)) return
  const all = { ...Object.fromEntries(Object.keys(before).map((key) => [key, null])), ...keys }
  for (const [key, handler] of Object.entries(all)) {
    try {
      navigator.mediaSession.setActionHandler(key as MediaSessionAction, handler)
    } catch {
      // Some browsers don't support every key.
    }
  }
}
