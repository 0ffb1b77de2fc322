import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from './page-policy.ts'

/** The built `index.html`, and the hashes by which the content security policy knows what it has inline. */
export interface PageTemplate extends InlineHashes {
  readonly html: string
  /** Addresses of the built typefaces. */
  readonly fonts: readonly string[]
  /** The same for the service worker's cache. There, the browser finds out which files a page needs. */
  readonly shell: string
  readonly pageFiles: PageFiles
  /** Another one for every build. */
  readonly version: string
}

/** What pages need besides the program, as the build wrote it (`scripts/lib/page-files.ts`). */
export interface PageFiles {
  /** Addresses of what every page needs. */
  readonly every: readonly string[]
  readonly pages: readonly {
    /** A pattern for the addresses of the page. */
    readonly place: string
    readonly files: readonly string[]
    /** Parts of the messages that it shows. */
    readonly texts: readonly string[]
  }[]
  /** Addresses of texts by language and feature. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What the page at a path needs besides the program, its texts in a language and in English. */
export function filesOfPage(
  { every, pages, texts }: PageFiles,
  path: string,
  language: string,
): readonly string[] {
  const page = pages.find(({ place }) => new RegExp(`^${place}/?$`, 'i').test(path))
  if (!page) return []
  const ofTexts = [...new Set(['en', language])].flatMap((code) =>
    page.texts.flatMap((feature) => texts[code]?.[feature] ?? []),
  )
  return [...every, ...page.files, ...ofTexts]
}

const LOOK_AGAIN_AFTER_MS = 1000

/**
 * Returns a reader of the template that notices a new build: looked at again after a second, read again when its
 * time has changed, so that no page ever names files of an older build.
 */
export function templateReader(webFolder: string, clock: () => Date): () => PageTemplate {
  const file = join(webFolder, 'index.html')
  let template: PageTemplate | undefined
  let written = 0
  let lookedAt = 0
  return () => {
    const now = clock().getTime()
    if (template && Math.abs(now - lookedAt) < LOOK_AGAIN_AFTER_MS) return template
    lookedAt = now
    const { mtimeMs } = statSync(file)
    if (!template || mtimeMs !== written) {
      template = templateOf(readFileSync(file, 'utf8'), fontsIn(join(webFolder, 'assets')))
      written = mtimeMs
    }
    return template
  }
}

function fontsIn(assets: string): readonly string[] {
  return readdirSync(assets)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/assets/${name}`)
}

/** Where the build wrote which files pages need. */
const PAGE_FILES = /\s*<!--page-files (.*?)-->/
const NO_FILES = '{"every":[],"pages":[],"texts":{}}'

function templateOf(built: string, fonts: readonly string[]): PageTemplate {
  const html = built.replace(PAGE_FILES, '')
  const files = PAGE_FILES.exec(built)?.[1] ?? NO_FILES
  return {
    html,
    shell: built.replace(
      PAGE_FILES,
      () => `<script type="application/json" id="page-files">${files}</script>`,
    ),
    pageFiles: JSON.parse(files) as PageFiles,
    scriptHashes: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    styleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
    fonts,
    version: createHash('sha256').update(html).digest('base64url'),
  }
}

/** Hashes as a content security policy writes them, of what an element holds inline. */
function hashesOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
