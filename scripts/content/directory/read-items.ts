import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SLUG } from '#shared/core/directory/title-slug.ts'

/**
 * The items of every file in `folder`, files in the order of their names. Throws when two have the same id, which
 * `idOf` returns, or when one isn’t a slug.
 */
export async function readItems<Item>(
  folder: string,
  idOf: (item: Item) => string,
): Promise<readonly Item[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const lists = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as readonly Item[]),
  )
  const items = lists.flat()
  const ids = items.map(idOf)
  const wrong = ids.filter((id, at) => !SLUG.test(id) || ids.indexOf(id) !== at)
  if (wrong.length > 0) throw new Error(`Ids used twice or not a slug in ${folder}: ${wrong.join(', ')}`)
  return items
}
