import { withDatabase } from '#shared/web/user-data/user-records.ts'
import { groupOfKey } from '../core/device-keys.ts'
import { fileStores } from '../core/inventory.ts'

/** A kind of stored data, with its number and size. */
export interface StoredRow {
  readonly name: string
  readonly count: number
  /** `undefined` if the device does not report it. */
  readonly bytes: number | undefined
}

/** The data stored on this device, counted now. */
export interface StoredData {
  /** By record type. */
  readonly records: readonly StoredRow[]
  /** By group. */
  readonly values: readonly StoredRow[]
  /** By store. */
  readonly files: readonly StoredRow[]
  /** The storage used and available, as the browser reports it. */
  readonly used: number | undefined
  readonly offered: number | undefined
}

const encoder = new TextEncoder()
const sizeOf = (text: string) => encoder.encode(text).length

/** Counts everything. Never rejects; unreadable data counts as none. */
export async function measureStoredData(): Promise<StoredData> {
  const [records, files, estimate] = await Promise.all([
    savedRecords().catch(() => []),
    storedFiles().catch(() => []),
    navigator.storage?.estimate?.().catch(() => undefined),
  ])
  return { records, values: storedValues(), files, used: estimate?.usage, offered: estimate?.quota }
}

async function savedRecords(): Promise<readonly StoredRow[]> {
  const rows = new Rows()
  for (const { type, id, value } of await withDatabase((database) => database.allRecords())) {
    if (value !== null) rows.add(type, 1, sizeOf(id) + sizeOf(JSON.stringify(value)))
  }
  return rows.all()
}

function storedValues(): readonly StoredRow[] {
  const rows = new Rows()
  for (const [key, text] of storedTexts()) rows.add(groupOfKey(key) ?? 'other', 1, sizeOf(key) + sizeOf(text))
  return rows.all()
}

/** Keys and texts of `localStorage` that belong to this product. */
export function storedTexts(): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.entries(localStorage).filter(
      (entry): entry is [string, string] =>
        groupOfKey(entry[0]) !== undefined || entry[0].startsWith('rafiq.'),
    )
  } catch {
    return []
  }
}

async function storedFiles(): Promise<readonly StoredRow[]> {
  const rows = new Rows()
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys()
    rows.add(storeOf(name), keys.length, undefined)
  }
  return rows.all()
}

/** The store that a cache belongs to, by its name. */
export function storeOf(cache: string): string {
  const store = Object.entries(fileStores).find(([, beginning]) => cache.startsWith(beginning))
  return store?.[0] ?? 'other'
}

class Rows {
  private readonly rows = new Map<string, StoredRow>()

  add(name: string, count: number, bytes: number | undefined): void {
    const before = this.rows.get(name)
    this.rows.set(name, {
      name,
      count: count + (before?.count ?? 0),
      bytes: bytes === undefined ? undefined : bytes + (before?.bytes ?? 0),
    })
  }

  all(): readonly StoredRow[] {
    return [...this.rows.values()].filter(({ count }) => count > 0)
  }
}
