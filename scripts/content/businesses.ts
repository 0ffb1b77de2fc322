import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'

export const name = 'businesses'

const source = join(import.meta.dirname, '../../content/businesses/samples.json')

/** Copies the invented examples of the directory. */
export async function build(outFolder: string): Promise<void> {
  await copyFile(source, join(outFolder, 'samples.json'))
}
