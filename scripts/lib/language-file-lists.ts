import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOfFile } from '../../src/app/web/language-files.ts'
import { languageCodes } from '../../src/shared/core/languages.ts'

/** A file of the service worker's list, as workbox-build has it. */
interface BuiltFile {
  readonly url: string
  readonly revision: string | null
  readonly size: number
}

/**
 * Writes the list of the files of each language into its folder in `folder`, and returns `files` with these lists in
 * the place of the files that they name. A visitor so loads the list of one language instead of all in the service
 * worker.
 */
export function listLanguageFiles(folder: string, files: readonly BuiltFile[]): BuiltFile[] {
  const lists = languageCodes.flatMap((code) => {
    const addresses = files.map(({ url }) => url).filter((url) => languageOfFile(url) === code)
    return addresses.length > 0 ? [writeList(folder, code, addresses)] : []
  })
  return [...files.filter(({ url }) => !languageOfFile(url)), ...lists]
}

/** Writes one list. Returns its entry; the name has a hash of the content, so it needs no revision. */
function writeList(folder: string, code: string, addresses: readonly string[]): BuiltFile {
  const text = JSON.stringify(addresses.map((address) => `/${address}`).sort())
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  const url = `assets/${code}/files-${hash}.json`
  writeFileSync(join(folder, url), text)
  return { url, revision: null, size: Buffer.byteLength(text) }
}
