import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'

/** The server’s VAPID keys (RFC 8292), base64url: an uncompressed P-256 point and its private key. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const schema = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
})

/**
 * Reads the keys from `folder/vapid.json` and creates the file if it is missing. The file appears atomically,
 * and processes that create it at once all use the first one’s. Throws for an invalid file: new keys would
 * end every subscription.
 */
export async function vapidKeys(folder: string): Promise<VapidKeys> {
  const file = join(folder, 'vapid.json')
  const known = await read(file)
  if (known) return known
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.vapid-${randomUUID()}`)
  await writeFile(unfinished, `${JSON.stringify(webPush.generateVAPIDKeys(), null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    await link(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  const made = await read(file)
  if (!made) throw new Error(`${file} was not saved.`)
  return made
}

async function read(file: string): Promise<VapidKeys | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(
      `${file} holds no keys for reminders. Restore it from a backup, or delete it to create new keys.`,
    )
  }
}
