import { openTypeFile, type WoffTable, woffTables } from '#shared/core/picture/read-woff.ts'
import { type SizedFont, sizedFont } from '#shared/core/picture/sized-font.ts'
import { type TypefaceFile, type TypefaceName, typefaceFiles } from '#shared/core/picture/typeface-files.ts'
import { typefaceAddresses } from './typeface-addresses.ts'

const loaded = new Map<TypefaceFile, Promise<SizedFont>>()

/** The fonts of a typeface, each fetched once. Throws if one is not on the device and there is no connection. */
export const loadTypeface = (name: TypefaceName): Promise<readonly SizedFont[]> =>
  Promise.all(
    typefaceFiles[name].map((file) => {
      const known = loaded.get(file)
      if (known) return known
      const loading = load(file)
      loaded.set(file, loading)
      loading.catch(() => loaded.delete(file))
      return loading
    }),
  )

async function load(file: TypefaceFile): Promise<SizedFont> {
  const answer = await fetch(typefaceAddresses[file])
  if (!answer.ok) throw new Error(`The typeface was answered with ${answer.status}.`)
  const tables = woffTables(new Uint8Array(await answer.arrayBuffer()))
  return sizedFont(openTypeFile(await Promise.all(tables.map(unpacked))))
}

async function unpacked(table: WoffTable): Promise<WoffTable> {
  if (!table.isPacked) return table
  const stream = new Blob([table.data as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'))
  return { ...table, data: new Uint8Array(await new Response(stream).arrayBuffer()) }
}
