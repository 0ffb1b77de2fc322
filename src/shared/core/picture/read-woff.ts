const HEADER = 44
const ENTRY = 20
const FLAVOUR = 0x00010000
/** Of an OpenType file: its own header, and an entry of its directory. */
const FILE_HEADER = 12
const FILE_ENTRY = 16

/** A table of a font. `tag` and `checksum` are copied as they are. */
export interface FontTable {
  readonly tag: number
  readonly checksum: number
  readonly data: Uint8Array
}

/** A table of a WOFF file; `data` is a zlib stream if it is packed. */
export interface WoffTable extends FontTable {
  readonly isPacked: boolean
}

/** The tables in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). */
export function woffTables(woff: Uint8Array): readonly WoffTable[] {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  return Array.from({ length: view.getUint16(12) }, (_, at) => {
    const entry = HEADER + at * ENTRY
    const offset = view.getUint32(entry + 4)
    const stored = view.getUint32(entry + 8)
    return {
      tag: view.getUint32(entry),
      checksum: view.getUint32(entry + 16),
      data: woff.subarray(offset, offset + stored),
      isPacked: stored < view.getUint32(entry + 12),
    }
  })
}

/** An OpenType file of unpacked tables. HarfBuzz needs no more than these. */
export function openTypeFile(tables: readonly FontTable[]): Uint8Array {
  const padded = (size: number) => Math.ceil(size / 4) * 4
  const start = FILE_HEADER + FILE_ENTRY * tables.length
  const file = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.length), start))
  const view = new DataView(file.buffer)
  view.setUint32(0, FLAVOUR)
  view.setUint16(4, tables.length)
  let offset = start
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = FILE_HEADER + at * FILE_ENTRY
    view.setUint32(entry, tag)
    view.setUint32(entry + 4, checksum)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, data.length)
    file.set(data, offset)
    offset += padded(data.length)
  }
  return file
}
