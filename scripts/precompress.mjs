// Writes .br and .gz for every text file of the built web application, so that nothing is compressed per
// request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../dist/web/', import.meta.url))
const text = /\.(js|css|html|svg|json|txt|webmanifest)$/
const WORTH_IT = 512

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !text.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = readFileSync(file)
  if (bytes.length < WORTH_IT) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
