import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** Where the pages are listed. */
export const PAGES = new URL('../../src/app/web/other-pages.tsx', import.meta.url)
const PAGE = /const (\w+) = page\(\s*\(\) => import\('[#.]([^']+)'\),?([^)]*)\)/g
const PLACE = /\[at\('([^']+)'\), (\w+)\]/g
/** The texts that every page shows besides its own. */
const EVERY_PAGE = 'pages'

type Chunk = Rolldown.OutputChunk

/**
 * Writes into the built page which files each page but the home page needs, as `<!--page-files {…}-->`: for the server
 * to name them where a page is opened, and for the shell that the service worker keeps. What it cannot read from the
 * list of pages is fetched when it is drawn, step by step.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const outputs = Object.values(bundle ?? {})
        const chunks = outputs.filter((output) => output.type === 'chunk')
        const faces = facesIn(outputs.map(({ fileName }) => fileName))
        return html.replace(
          '</head>',
          `<!--page-files ${JSON.stringify({ faces, ...filesOf(chunks) })}-->\n  </head>`,
        )
      },
    },
  }
}

function filesOf(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const made = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  const needs = (chunk: Chunk | undefined, found = new Set<string>()) => {
    if (!chunk || found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const file of chunk.imports) needs(byFile.get(file), found)
    return found
  }
  const program = needs(made('/app/web/draw.tsx'))
  const listed = needs(made('/app/web/other-pages.tsx'), new Set(needs(made('/app/web/page-messages.ts'))))
  const address = (files: Iterable<string>, known: ReadonlySet<string>) =>
    [...files].filter((file) => !known.has(file)).map((file) => `/${file}`)
  return {
    every: address(listed, program),
    pages: pagesIn(readFileSync(PAGES, 'utf8')).map(({ place, module, texts }) => ({
      place,
      files: address(needs(made(module)), new Set([...program, ...listed])),
      texts,
    })),
    texts: textsIn(chunks),
  }
}

/** Pages in the source of their list: a pattern for their addresses, their module, and features whose texts they show. */
export function pagesIn(source: string) {
  const pages = new Map(
    [...source.matchAll(PAGE)].map(([, name = '', module = '', texts = '']) => {
      const features = [...texts.matchAll(/'([^']+)'/g)].map(([, feature = '']) => feature)
      return [name, { module, texts: [EVERY_PAGE, ...features] }]
    }),
  )
  return [...source.matchAll(PLACE)].flatMap(([, place = '', name = '']) => {
    const page = pages.get(name)
    return page ? [{ place, ...page }] : []
  })
}

/** Addresses of the interface's typefaces by language; `en` is that of all others. */
export function facesIn(files: readonly string[]) {
  const faces = (start: string) =>
    files.filter((file) => file.startsWith(`assets/${start}`)).map((file) => `/${file}`)
  return {
    en: ['figtree-latin-wght', 'fraunces-latin-wght'].flatMap(faces),
    ar: faces('ibm-plex-sans-arabic'),
  }
}

/** Files of texts by language and feature. */
function textsIn(chunks: readonly Chunk[]) {
  const texts: Record<string, Record<string, string>> = {}
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, feature] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(facadeModuleId ?? '') ?? []
    if (!language || !feature) continue
    texts[language] ??= {}
    texts[language][feature] = `/${fileName}`
  }
  return texts
}
