import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from '#shared/server/durable-file.ts'
import type { KeepOutcome } from '#shared/server/keep-outcome.ts'
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
/** Longer than any import takes; a younger folder may belong to one that is at work. */
const ABANDONED_AFTER_MS = 10 * 60_000
/** The server may run as another account than whoever imports. */
const READABLE_BY_ALL = 0o755

export interface SaveOptions {
  /** Whether a version that is there makes room; it does by default. */
  readonly replace?: boolean
  readonly write?: typeof writeDurably
}

/**
 * Puts a translation into the folder of imported ones: written and made durable beside its place, then moved there
 * at once, so that whoever reads sees all of it or what was there before. Then older versions go.
 */
export async function saveTranslation(
  root: string,
  details: TranslationDetails,
  surahs: Surahs,
  { replace = true, write = writeDurably }: SaveOptions = {},
): Promise<KeepOutcome> {
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
    // What has this name is damaged, or it would be among the versions.
    await retire(root, name)
    await rename(fresh, join(root, name))
    await syncFolder(root)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  await retireOthers(root, details.id, { folder: name, importedAt })
  return before.length > 0 ? 'replaced' : 'added'
}

/** Takes every version of a translation away. Returns whether there was one. */
export async function removeTranslation(root: string, id: string): Promise<boolean> {
  const names = await foldersOf(root, id)
  for (const name of names) await retire(root, name)
  await removeAbandoned(root)
  return names.length > 0
}

/** The whole versions of a translation, the one that counts last. */
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

/** Older versions go, and damaged ones; a newer one belongs to another import and stays. */
async function retireOthers(
  root: string,
  id: string,
  kept: { readonly folder: string; readonly importedAt: number },
): Promise<void> {
  for (const name of await foldersOf(root, id)) {
    const version = await openImported(root, name).catch(() => ({ folder: name, importedAt: 0 }))
    if (compareVersions(version, kept) < 0) await retire(root, name)
  }
}

/** Out of sight at once, then removed: nobody ever sees half of it. */
async function retire(root: string, name: string): Promise<void> {
  const away = await mkdtemp(join(root, RETIRED))
  await rename(join(root, name), join(away, name)).catch(noFolder)
  await rm(away, { recursive: true, force: true })
}

/** What imports left behind that were killed. */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root).catch(noFolder)) {
    if (!name.startsWith(UNFINISHED) && !name.startsWith(RETIRED)) continue
    const path = join(root, name)
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (Date.now() - changed > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
