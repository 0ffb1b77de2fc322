import { inOwnDatabase } from '#shared/web/user-data/user-records.ts'
import { deviceKeys, fileStores, groupOfKey } from '../core/inventory.ts'

/** Something of which this device keeps so many, of so many bytes. */
export interface KeptRow {
  readonly name: string
  readonly count: number
  /** `undefined` where the device does not say. */
  readonly bytes: number | undefined
}

/** What this device keeps, counted now. */
export interface KeptHere {
  /** By kind. */
  readonly things: readonly KeptRow[]
  /** By what they are about. */
  readonly values: readonly KeptRow[]
  /** By store. */
  readonly files: readonly KeptRow[]
  /** What the browser says that all of it takes, and how much it would give. */
  readonly used: number | undefined
  readonly offered: number | undefined
}

const encoder = new TextEncoder()
const sizeOf = (text: string) => encoder.encode(text).length

/** Counts everything. Never rejects: what the device does not let be read counts as nothing. */
export async function keptHere(): Promise<KeptHere> {
  const [things, files, estimate] = await Promise.all([
    savedRecords().catch(() => []),
    keptFiles().catch(() => []),
    navigator.storage?.estimate?.().catch(() => undefined),
  ])
  return { things, values: keptValues(), files, used: estimate?.usage, offered: estimate?.quota }
}

async function savedRecords(): Promise<readonly KeptRow[]> {
  const rows = new Rows()
  for (const { type, id, value } of await inOwnDatabase((database) => database.everything())) {
    if (value !== null) rows.add(type, 1, sizeOf(id) + sizeOf(JSON.stringify(value)))
  }
  return rows.all()
}

function keptValues(): readonly KeptRow[] {
  const rows = new Rows()
  for (const [key, text] of ownTexts()) rows.add(groupOfKey(key) ?? 'other', 1, sizeOf(key) + sizeOf(text))
  return rows.all()
}

/** Keys and texts of `localStorage` that are this product's. */
export function ownTexts(): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.entries(localStorage).filter(
      (entry): entry is [string, string] =>
        Object.hasOwn(deviceKeys, entry[0]) || entry[0].startsWith('rafiq.'),
    )
  } catch {
    return []
  }
}

async function keptFiles(): Promise<readonly KeptRow[]> {
  const rows = new Rows()
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys()
    rows.add(storeOf(name), keys.length, undefined)
  }
  return rows.all()
}

/** Which of the stores a cache belongs to, by its name. */
export function storeOf(cache: string): string {
  const store = Object.entries(fileStores).find(([, beginning]) => cache.startsWith(beginning))
  return store?.[0] ?? 'other'
}

class Rows {
  private readonly rows = new Map<string, KeptRow>()

  add(name: string, count: number, bytes: number | undefined): void {
    const before = this.rows.get(name)
    this.rows.set(name, {
      name,
      count: count + (before?.count ?? 0),
      bytes: bytes === undefined ? undefined : bytes + (before?.bytes ?? 0),
    })
  }

  all(): readonly KeptRow[] {
    return [...this.rows.values()].filter(({ count }) => count > 0)
  }
}
