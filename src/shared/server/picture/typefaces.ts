import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { openTypeFile, woffTables } from '#shared/core/picture/read-woff.ts'
import { type SizedFont, sizedFont } from '#shared/core/picture/sized-font.ts'
import { type TypefaceFile, type TypefaceName, typefaceFiles } from '#shared/core/picture/typeface-files.ts'

const resolve = createRequire(import.meta.url)
const opened = new Map<TypefaceFile, SizedFont>()

/** The fonts of a typeface, read when they are first used. */
export const fontsOf = (name: TypefaceName): readonly SizedFont[] => typefaceFiles[name].map(open)

function open(file: TypefaceFile): SizedFont {
  const known = opened.get(file)
  if (known) return known
  const tables = woffTables(readFileSync(resolve.resolve(`@fontsource/${file}.woff`)))
  const made = sizedFont(
    openTypeFile(
      tables.map((table) => ({ ...table, data: table.isPacked ? inflateSync(table.data) : table.data })),
    ),
  )
  opened.set(file, made)
  return made
}
