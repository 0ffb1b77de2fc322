// Builds the reference content into dist/content. `node --import tsx scripts/build-content.ts [folder]`
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One part of the reference content. Every module of `scripts/content` is one. */
interface ContentBuilder {
  /** The name of its folder below the content folder. */
  readonly name: string
  /** Fills `outFolder`, which is new and empty. Throws with the reason if the content is invalid. */
  readonly build: (outFolder: string) => Promise<void>
}

/** `mkdtemp` creates private folders, but the server may run under another account than the build. */
const READABLE_BY_ALL = 0o755

const builders = join(import.meta.dirname, 'content')
const outRoot = process.argv[2] ?? join(import.meta.dirname, '../dist/content')

await mkdir(outRoot, { recursive: true })
for (const file of (await readdir(builders)).sort()) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
  const { name, build }: ContentBuilder = await import(pathToFileURL(join(builders, file)).href)
  const started = performance.now()
  await replaceFolder(join(outRoot, name), build)
  console.log(`Content: ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Builds in a temporary folder beside `folder` and swaps them at the end. A failure leaves the old content,
 * and two builds at once do not interfere.
 */
async function replaceFolder(folder: string, build: (outFolder: string) => Promise<void>): Promise<void> {
  const fresh = await mkdtemp(`${folder}.new-`)
  try {
    await build(fresh)
    await chmod(fresh, READABLE_BY_ALL)
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}
