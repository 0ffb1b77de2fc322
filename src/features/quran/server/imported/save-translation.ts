import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RESTORABLE_MS } from '#shared/server/admin/soft-deletion.ts'
import {
  moveDurably,
  namesWithin,
  removeOlder,
  syncFolder,
  writeDurably,
} from '#shared/server/durable-file.ts'
import type { SaveOutcome } from '#shared/server/save-outcome.ts'
import type { TranslationDetails } from '../../core/import/translation-details.ts'
import {
  compareVersions,
  DETAILS_FILE,
  folderNameOf,
  type ImportedTranslation,
  idOfFolder,
  openImported,
  type Surahs,
} from './imported-translation.ts'

const UNFINISHED = '.new-'
const RETIRED = '.old-'
/** Longer than any import takes, because a younger folder may belong to a running import. */
const ABANDONED_AFTER_MS = 10 * 60_000
/** The server may run under another account than the import. */
const READABLE_BY_ALL = 0o755

/** The folder of removed translations; the date of a folder says when it was removed. */
const removedFolder = (root: string) => join(root, 'removed')

export interface SaveOptions {
  /** Whether to replace an existing version; true by default. */
  readonly replace?: boolean
  readonly write?: typeof writeDurably
}

/**
 * Saves a translation atomically: writes and syncs a temporary folder, then renames it, so that readers see either the
 * old or the new version. Removes older versions afterwards.
 */
export async function saveTranslation(
  root: string,
  details: TranslationDetails,
  surahs: Surahs,
  { replace = true, write = writeDurably }: SaveOptions = {},
): Promise<SaveOutcome> {
  await mkdir(root, { recursive: true, mode: READABLE_BY_ALL })
  await removeAbandoned(root)
  const name = folderNameOf(details, surahs)
  const before = await versionsOf(root, details.id)
  const newest = before.at(-1)
  if (newest?.folder === name) {
    await retireOthers(root, details.id, newest)
    return 'unchanged'
  }
  if (newest && !replace) return 'taken'
  const importedAt = Math.max(Date.now(), (newest?.importedAt ?? 0) + 1)
  const fresh = await mkdtemp(join(root, UNFINISHED))
  try {
    for (const [index, verses] of surahs.entries()) {
      await write(join(fresh, `${index + 1}.json`), JSON.stringify(verses))
    }
    await write(join(fresh, DETAILS_FILE), JSON.stringify({ ...details, importedAt }))
    await chmod(fresh, READABLE_BY_ALL)
    await syncFolder(fresh)
    // A folder with this name is damaged, or it would have been found above.
    await retire(root, name)
    await rename(fresh, join(root, name))
    await syncFolder(root)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  await retireOthers(root, details.id, { folder: name, importedAt })
  return before.length > 0 ? 'replaced' : 'added'
}

/**
 * Removes all versions of a translation, of which the latest can be restored for 30 days. Returns whether there
 * was one.
 */
export async function removeTranslation(root: string, id: string): Promise<boolean> {
  const names = await foldersOf(root, id)
  if (names.length === 0) return false
  const removed = removedFolder(root)
  const latest = await latestVersion(root, id)
  if (latest) {
    await removeOlder(removed, RESTORABLE_MS)
    for (const name of await foldersOf(removed, id)) await retire(removed, name)
    await moveDurably(latest.folder, root, removed)
  }
  for (const name of names) if (name !== latest?.folder) await retire(root, name)
  await removeAbandoned(root)
  return true
}

/** The translations that were removed in the last 30 days, without damaged ones. */
export async function removedTranslations(root: string): Promise<readonly ImportedTranslation[]> {
  const removed = removedFolder(root)
  const found: ImportedTranslation[] = []
  for (const name of await restorableFolders(removed)) {
    found.push(
      ...(await openImported(removed, name).then(
        (one) => [one],
        () => [],
      )),
    )
  }
  return found
}

const restorableFolders = async (removed: string) =>
  (await namesWithin(removed, RESTORABLE_MS)).filter((name) => idOfFolder(name) !== undefined)

/** Restores a translation that was removed in the last 30 days, unless another took its id meanwhile. */
export async function restoreTranslation(
  root: string,
  id: string,
): Promise<'restored' | 'taken' | 'missing'> {
  const removed = removedFolder(root)
  const name = (await restorableFolders(removed)).find((each) => idOfFolder(each) === id)
  if (name === undefined) return 'missing'
  if ((await versionsOf(root, id)).length > 0) return 'taken'
  await moveDurably(name, removed, root)
  return 'restored'
}

/** The latest undamaged version of a translation. */
export const latestVersion = async (root: string, id: string): Promise<ImportedTranslation | undefined> =>
  (await versionsOf(root, id)).at(-1)

/** The undamaged versions of a translation, the winning one last. */
async function versionsOf(root: string, id: string): Promise<ImportedTranslation[]> {
  const versions: ImportedTranslation[] = []
  for (const name of await foldersOf(root, id)) {
    const version = await openImported(root, name).catch(() => undefined)
    if (version) versions.push(version)
  }
  return versions.sort(compareVersions)
}

async function foldersOf(root: string, id: string): Promise<string[]> {
  const names = await readdir(root).catch(noFolder)
  return names.filter((name) => idOfFolder(name) === id)
}

/** Removes older and damaged versions. A newer one belongs to another import. */
async function retireOthers(
  root: string,
  id: string,
  saved: { readonly folder: string; readonly importedAt: number },
): Promise<void> {
  for (const name of await foldersOf(root, id)) {
    const version = await openImported(root, name).catch(() => ({ folder: name, importedAt: 0 }))
    if (compareVersions(version, saved) < 0) await retire(root, name)
  }
}

/** Renames a folder before removing it, so that readers never see a part of it. */
async function retire(root: string, name: string): Promise<void> {
  const away = await mkdtemp(join(root, RETIRED))
  await rename(join(root, name), join(away, name)).catch(noFolder)
  await rm(away, { recursive: true, force: true })
}

/** Removes temporary folders of killed imports. */
async function removeAbandoned(root: string): Promise<void> {
  for (const start of [UNFINISHED, RETIRED]) await removeOlder(root, ABANDONED_AFTER_MS, start)
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
