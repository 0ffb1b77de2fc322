import { createHash } from 'node:crypto'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Compresses thousands of small files in a second; higher levels take ten times as long and save half a
 * percent.
 */
const BROTLI_QUALITY = 7
const GZIP_LEVEL = 9

/** Short enough for a name, and long enough to avoid collisions. */
const HASH_LENGTH = 10

/** Writes JSON with its compressed forms (`.br`, `.gz`), as static file servers expect them. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  await Promise.all([
    writeFile(file, body),
    brotli(body, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(body, { level: GZIP_LEVEL }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

/** Writes a file whose name has a hash of its content, and returns the name. */
export async function writeHashedJson(folder: string, name: string, value: unknown): Promise<string> {
  const file = `${name}-${hashOf(value)}.json`
  await writeJson(join(folder, file), value)
  return file
}

/** Writes `1.json`, `2.json`, … into a folder whose name has a hash of all content, and returns the name. */
export async function writeHashedFolder(
  folder: string,
  name: string,
  values: readonly unknown[],
): Promise<string> {
  const inner = `${name}-${hashOf(values)}`
  await mkdir(join(folder, inner))
  await Promise.all(values.map((value, index) => writeJson(join(folder, inner, `${index + 1}.json`), value)))
  return inner
}

/** The bytes of each JSON file in a folder and of those in each folder inside, by name, uncompressed. */
export async function sizesIn(folder: string): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {}
  for (const file of await readdir(folder, { recursive: true })) {
    const [name = ''] = file.split(sep)
    if (file.endsWith('.json')) sizes[name] = (sizes[name] ?? 0) + (await stat(join(folder, file))).size
  }
  return sizes
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HASH_LENGTH)
