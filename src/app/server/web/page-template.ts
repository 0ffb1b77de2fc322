import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from './page-policy.ts'

/** The built `index.html`, and the hashes by which the content security policy knows what it has inline. */
export interface PageTemplate extends InlineHashes {
  readonly html: string
  /** Addresses of the built typefaces. */
  readonly fonts: readonly string[]
  /** What the reader needs besides the program: its own files, and its texts by language. */
  readonly readerFiles: ReaderFiles
  /** Another one for every build. */
  readonly version: string
}

export interface ReaderFiles {
  readonly program: readonly string[]
  readonly [language: string]: readonly string[] | undefined
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

/** Where the build wrote which files the reader needs. */
const READER_FILES = /\s*<!--reader-files (.*?)-->/

function templateOf(built: string, fonts: readonly string[]): PageTemplate {
  const html = built.replace(READER_FILES, '')
  return {
    html,
    readerFiles: JSON.parse(READER_FILES.exec(built)?.[1] ?? '{"program":[]}') as ReaderFiles,
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
