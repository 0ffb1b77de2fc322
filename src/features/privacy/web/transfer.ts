import type { UserRecord } from '#shared/core/user-data/record.ts'
import { putDeviceText } from '#shared/web/put-device-text.ts'
import { announceRecords, inOwnDatabase } from '#shared/web/user-data/user-records.ts'
import { type DeviceFile, deviceFile, readDeviceFile, textOfValue } from '../core/device-file.ts'
import { ownTexts } from './kept-here.ts'

/** Everything of this device as a file, beside secrets and what can be fetched again. */
export async function fileOfDevice(now = new Date()): Promise<File> {
  const [records, { cursor }] = await inOwnDatabase((database) =>
    Promise.all([database.everything(), database.position()]),
  )
  return fileOf({ records, clock: cursor > 0 ? 'account' : 'device', texts: ownTexts() }, now)
}

/** Some records of a device that has synced, as such a file. */
export const fileOfRecords = (records: readonly UserRecord[], now = new Date()): File =>
  fileOf({ records, clock: 'account', texts: [] }, now)

function fileOf(kept: Parameters<typeof deviceFile>[0], now: Date): File {
  const text = JSON.stringify(deviceFile(kept, now), null, 2)
  return new File([text], `rafiq-device-${now.toISOString().slice(0, 10)}.json`, { type: 'application/json' })
}

export interface BroughtIn {
  /** Records and values that came in, or that were here already. */
  readonly taken: number
  /** Values of which this device has others, which stay. */
  readonly keptOwn: number
  /** What could not be used. */
  readonly broken: number
}

/**
 * Merges a file into what this device has: of two versions of a record the later stays, and a value comes in where this
 * device has none. `undefined` when it is no such file. Rejects when the device cannot keep it.
 */
export async function bringIn(file: File, nowMs = Date.now()): Promise<BroughtIn | undefined> {
  const found = await parsed(file, nowMs)
  if (!found) return undefined
  await mergeRecords(found.file)
  const { taken, keptOwn } = mergeValues(found.file.values)
  return { taken: taken + found.file.records.length, keptOwn, broken: found.broken }
}

const LARGEST_FILE = 100_000_000

async function parsed(file: File, nowMs: number) {
  if (file.size > LARGEST_FILE) return undefined
  try {
    return readDeviceFile(JSON.parse(await file.text()), nowMs)
  } catch {
    return undefined
  }
}

async function mergeRecords({ records, clock }: DeviceFile): Promise<void> {
  await announceRecords(await inOwnDatabase((database) => database.bringIn(records, clock)))
}

function mergeValues(values: DeviceFile['values']) {
  const here = new Map(ownTexts())
  let taken = 0
  let keptOwn = 0
  for (const [key, value] of Object.entries(values)) {
    const text = textOfValue(key, value)
    if (text === undefined) continue
    const own = here.get(key)
    if (own === undefined) putDeviceText(key, text)
    if (own === undefined || own === text) taken += 1
    else keptOwn += 1
  }
  return { taken, keptOwn }
}
