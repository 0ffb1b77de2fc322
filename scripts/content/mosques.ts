import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'

export const name = 'mosques'

const source = join(import.meta.dirname, '../../content/mosques/mosques.json')

/** Copies the project's own mosques; `mosques/mosques.test.ts` checks them. */
export async function build(outFolder: string): Promise<void> {
  await copyFile(source, join(outFolder, 'mosques.json'))
}
