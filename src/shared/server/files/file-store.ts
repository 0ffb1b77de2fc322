import type { Readable } from 'node:stream'
import type { ByteRange } from '../http/byte-range.ts'

/** A stored object, as listings name it. */
export interface StoredObject {
  readonly key: string
  readonly storedAt: Date
}

/**
 * Where uploads are stored: a folder, or a bucket that several instances share. The bytes of a key never change. What a
 * file is and who may read it is in the database, in the row that has its key.
 */
export interface FileStore {
  /** Stores the bytes under a new key, all or none of them. */
  readonly put: (key: string, content: Uint8Array, type: string) => Promise<void>
  /** The bytes of a file, or a range of them. Throws {@link FileMissing}. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable>
  /** Removes a file, if it is there. */
  readonly remove: (key: string) => Promise<void>
  /** Everything in an area, with what an interrupted upload left. */
  readonly list: (area: string) => AsyncIterable<StoredObject>
}

/** The store has no such file. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}
