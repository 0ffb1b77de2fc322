// Builds the reference content into dist/content. `node --import tsx scripts/build-content.ts [folder]`
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One part of the reference content; every module of `scripts/content` is one. */
interface ContentBuilder {
  /** The folder's name below the content folder. */
  readonly name: string
  /** Fills `outFolder`, which is new and empty. Throws with the reason when the content is not what it must be. */
  readonly build: (outFolder: string) => Promise<void>
}

/** `mkdtemp` keeps others out; the server may run as another account than the build. */
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
 * Builds beside `folder`, in a folder of this process alone, and swaps at the end: a failure leaves what was there, and
 * two builds at once do not write into each other.
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
