import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#shared/server/durable-file.ts'
import { fileNameOf, type OperatorPicture, readOperatorPictures } from './operator-pictures.ts'

export type PictureDetails = Omit<OperatorPicture, 'version'>

const READABLE_BY_ALL = 0o644
const VERSION_LENGTH = 10

/** Saves a picture with its details. Returns `exists` and changes nothing if the id is taken and `replace` is not set. */
export async function saveOperatorPicture(
  folder: string,
  details: PictureDetails,
  content: Uint8Array,
  { replace }: { replace: boolean },
): Promise<'added' | 'replaced' | 'exists'> {
  const before = (await readOperatorPictures(folder, () => undefined)).find(({ id }) => id === details.id)
  if (before && !replace) return 'exists'
  const version = createHash('sha256').update(content).digest('hex').slice(0, VERSION_LENGTH)
  const picture: OperatorPicture = { ...details, version }
  await mkdir(folder, { recursive: true })
  // The details come last, because a picture is offered as soon as they are there.
  await put(folder, fileNameOf(picture), content)
  await put(folder, `${details.id}.json`, JSON.stringify(picture))
  if (before && fileNameOf(before) !== fileNameOf(picture))
    await rm(join(folder, fileNameOf(before)), { force: true })
  await syncFolder(folder)
  return before ? 'replaced' : 'added'
}

/** Removes a picture and its file; whether there was one. */
export async function removeOperatorPicture(folder: string, id: string): Promise<boolean> {
  const names: readonly string[] = await readdir(folder).catch(() => [])
  if (!names.includes(`${id}.json`)) return false
  const found = (await readOperatorPictures(folder, () => undefined)).find((picture) => picture.id === id)
  await rm(join(folder, `${id}.json`))
  if (found) await rm(join(folder, fileNameOf(found)), { force: true })
  await syncFolder(folder)
  return true
}

/** Writes a file under another name first, so that nobody reads half of it. */
async function put(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  const unfinished = join(folder, `.${name}.new`)
  await writeFile(unfinished, content, { mode: READABLE_BY_ALL, flush: true })
  await rename(unfinished, join(folder, name))
}
