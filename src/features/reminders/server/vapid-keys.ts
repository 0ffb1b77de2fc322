import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'

/** By which push services know this server (RFC 8292), as base64url: an uncompressed point of P-256 and its secret. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const schema = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
})

/**
 * The keys of `folder/vapid.json`, which is made when there is none. It appears whole or not at all, and of several
 * processes that make it at once all go on with the first one's. Throws when the file holds something else: new keys
 * would end every subscription, so they are never made in its place.
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
  if (!made) throw new Error(`${file} was not kept.`)
  return made
}

async function read(file: string): Promise<VapidKeys | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(
      `${file} holds no keys for reminders: bring it back from a backup, or remove it to begin anew.`,
    )
  }
}
