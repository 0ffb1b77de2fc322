import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'
import { readOsmMosque } from '../core/import/osm-mosque.ts'
import { withoutDuplicates } from '../core/import/same-mosque.ts'
import { BrokenFile, type FoundObject, ObjectSplitter } from '../core/import/split-objects.ts'
import type { KnownMosque } from '../core/known-mosque.ts'

/** What a file of OpenStreetMap's data holds. */
export interface MosqueFile {
  /** Each once. */
  readonly mosques: readonly KnownMosque[]
  /** How many were left out because another element, or the project's own list, has the same mosque. */
  readonly duplicates: number
  /** Elements that are no mosques. */
  readonly others: number
  /** Mosques that cannot be used. */
  readonly problems: readonly { readonly line: number; readonly problem: string }[]
}

/**
 * Reads Overpass JSON, GeoJSON or GeoJSON by lines, of any size; `known` is what the project's own list has. Throws
 * {@link BrokenFile} when the file is none of them, and the errors of the file system.
 */
export async function readMosqueFile(
  path: string,
  known: readonly KnownMosque[],
  onBytes: (read: number) => void = () => {},
): Promise<MosqueFile> {
  const splitter = new ObjectSplitter()
  const found: KnownMosque[] = []
  const problems: { line: number; problem: string }[] = []
  let [others, bytes] = [0, 0]

  const take = ({ line, text }: FoundObject) => {
    const value = parsed(text)
    const read = value === undefined ? undefined : readOsmMosque(value)
    if (!read) problems.push({ line, problem: 'this is no JSON' })
    else if (read.kind === 'mosque') found.push(read.mosque)
    else if (read.kind === 'problem') problems.push({ line, problem: read.problem })
    else others++
  }

  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(path)) {
    for (const object of splitter.push(decoded(decoder, splitter, chunk))) take(object)
    bytes += chunk.length
    onBytes(bytes)
  }
  splitter.finish()
  const mosques = withoutDuplicates(found, known)
  return { mosques, duplicates: found.length - mosques.length, others, problems }
}

function decoded(decoder: TextDecoder, splitter: ObjectSplitter, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw new BrokenFile(splitter.lineNow, 'here or below stands what is not UTF-8')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
