import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The password beside the data folder if the database listens on TCP (Windows), created on first use.
 * `undefined` elsewhere: the socket is in a folder that only the database's account can enter.
 */
export function passwordOf(dataFolder: string): { text: string; file: string } | undefined {
  if (process.platform !== 'win32') return undefined
  const file = `${dataFolder}.password`
  try {
    return { text: readFileSync(file, 'utf8').trim(), file }
  } catch {
    const text = randomBytes(24).toString('hex')
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
    return { text, file }
  }
}
