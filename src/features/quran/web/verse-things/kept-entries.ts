import { deviceValue } from '#shared/web/device-value.ts'

/** A list that this device keeps under `key`. Another tab's changes are seen, and never overwritten. */
export interface KeptEntries<Entry> {
  readonly use: () => readonly Entry[]
  readonly read: () => readonly Entry[]
  /** Changes what is kept at this moment. Returns whether the device keeps it; else it holds until the page closes. */
  readonly change: (change: (entries: readonly Entry[]) => readonly Entry[]) => boolean
}

/** `entryIn` returns an entry from what was found, `merge` all entries of both. */
export function keptEntries<Entry>(
  key: string,
  entryIn: (found: unknown) => Entry | undefined,
  merge: (some: readonly Entry[], others: readonly Entry[]) => readonly Entry[],
): KeptEntries<Entry> {
  const entriesIn = (found: unknown) =>
    Array.isArray(found) ? found.map(entryIn).filter((entry) => entry !== undefined) : []
  const value = deviceValue<readonly Entry[]>(key, entriesIn)
  const none: readonly Entry[] = []
  /** Whether the last change is in this page's memory alone. */
  let onlyHere = false

  const read = () => value.read() ?? none
  const current = () => {
    const stored = entriesIn(storedAt(key))
    return onlyHere ? merge(stored, read()) : stored
  }
  const change: KeptEntries<Entry>['change'] = (changed) => {
    const next = changed(current())
    value.write(next)
    onlyHere = storedText(key) !== JSON.stringify(next)
    return !onlyHere
  }
  return { use: () => value.use() ?? none, read, change }
}

function storedAt(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? '[]')
  } catch {
    return []
  }
}

/** What the device holds; `undefined` where it lets nothing be kept. */
function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}
