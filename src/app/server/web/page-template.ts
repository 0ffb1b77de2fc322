import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from './page-policy.ts'

/** The built `index.html`, and the hashes of its inline content for the content security policy. */
export interface PageTemplate extends InlineHashes {
  readonly html: string
  /** The addresses of the built typefaces. */
  readonly fonts: readonly string[]
  /** The template for the service worker's cache, in which the browser chooses the page's files. */
  readonly shell: string
  readonly pageFiles: PageFiles
  /** Changes with every build. */
  readonly version: string
}

/** Files of each page besides the app, as written by the build (`scripts/lib/page-files.ts`). */
export interface PageFiles {
  /** The addresses of files for every page. */
  readonly every: readonly string[]
  readonly pages: readonly {
    /** A pattern for the page's addresses. */
    readonly place: string
    readonly files: readonly string[]
    /** The parts of the messages that it uses. */
    readonly texts: readonly string[]
  }[]
  /** The addresses of messages by language and feature. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The address of the messages that every page needs, by language. */
  readonly first: Readonly<Record<string, string>>
}

/** The files of the page at a path besides the app, with its messages in a language, or in English where it has none. */
export function filesOfPage(
  { every, pages, texts, first }: PageFiles,
  path: string,
  language: string,
): readonly string[] {
  const firstTexts = first[language] ?? []
  const page = pages.find(({ place }) => new RegExp(`^${place}/?$`, 'i').test(path))
  if (!page) return [firstTexts].flat()
  const ofTexts = page.texts.flatMap((name) => texts[language]?.[name] ?? texts.en?.[name] ?? [])
  return [firstTexts, every, page.files, ofTexts].flat()
}

const LOOK_AGAIN_AFTER_MS = 1000

/**
 * Returns a function that reads the template and detects a new build: the file's time is checked after a
 * second, so that pages never name files of an older build.
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

/** The file in which the build lists the pages' files. */
const PAGE_FILES = /\s*<!--page-files (.*?)-->/
const NO_FILES = '{"every":[],"pages":[],"texts":{},"first":{}}'

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

/** The hashes of an element's inline content, in the form of a content security policy. */
function hashesOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
