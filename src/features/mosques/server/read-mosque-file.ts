import { createReadStream } from 'node:fs'
import { type FoundObject, JsonObjectReader } from '#shared/server/json-objects/json-object-reader.ts'
import { parseOsmMosque } from '../core/import/osm-mosque.ts'
import { removeDuplicates } from '../core/import/remove-duplicates.ts'
import type { KnownMosque } from '../core/known-mosque.ts'

/** The content of a file of OpenStreetMap data. */
export interface MosqueFile {
  /** Without duplicates. */
  readonly mosques: readonly KnownMosque[]
  /** How many duplicates were removed, of each other or of the curated list. */
  readonly duplicates: number
  /** The number of other elements. */
  readonly others: number
  /** Unusable mosques, by line. */
  readonly problems: readonly { readonly line: number; readonly problem: string }[]
}

/**
 * Reads Overpass JSON, GeoJSON or GeoJSON by lines, of any size; `known` are the mosques of the project's own
 * list. Throws `BrokenFile` for any other format, and file system errors.
 */
export async function readMosqueFile(
  path: string,
  curated: readonly KnownMosque[],
  onBytes: (read: number) => void = () => {},
): Promise<MosqueFile> {
  const reader = new JsonObjectReader()
  const found: KnownMosque[] = []
  const problems: { line: number; problem: string }[] = []
  let [others, bytes] = [0, 0]

  const take = ({ line, value }: FoundObject) => {
    const read = parseOsmMosque(value)
    if (read.kind === 'mosque') found.push(read.mosque)
    else if (read.kind === 'problem') problems.push({ line, problem: read.problem })
    else others++
  }

  for await (const chunk of createReadStream(path)) {
    for (const object of reader.push(chunk)) take(object)
    bytes += chunk.length
    onBytes(bytes)
  }
  reader.finish()
  const mosques = removeDuplicates(found, curated)
  return { mosques, duplicates: found.length - mosques.length, others, problems }
}
