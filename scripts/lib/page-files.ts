import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { messageFileOfContent } from '../../src/app/web/content-messages.ts'
import { fontFilesOf, interfaceCodes } from '../../src/shared/core/languages.ts'
import { MODULE as FIRST } from './first-message-parts.ts'

/** The file with the list of pages. */
export const PAGES = new URL('../../src/app/web/page-list.ts', import.meta.url)
const PAGE = /\bpage\(\s*'([^']+)',\s*\(\) => import\('[#.]([^']+)'\),?([^)]*)\)/g
/** Messages that every page shows, besides its own. */
const EVERY_PAGE = 'pages'

type Chunk = Rolldown.OutputChunk

/**
 * Adds the files that each page needs to the built HTML, as `<!--page-files {…}-->`. The server preloads them
 * in the head of a page, and the cached shell finds them by the address; otherwise they would be fetched one
 * after another.
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
    first: firstTextsIn(chunks),
  }
}

/** The address of each language's first messages; those in English are in the program. */
const firstTextsIn = (chunks: readonly Chunk[]) =>
  Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const [, code] = facadeModuleId?.split(FIRST) ?? []
      return code ? [[code, `/${fileName}`]] : []
    }),
  )

/** The pages in the source of their list: an address pattern, the module, and the messages. */
export function pagesIn(source: string) {
  return [...source.matchAll(PAGE)].map(([, place = '', module = '', rest = '']) => ({
    place,
    module,
    texts: [EVERY_PAGE, ...[...rest.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)],
  }))
}

/** The addresses of the interface's typefaces by language; `en` is for all languages in Latin script. */
export function facesIn(files: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const faces = (start: string) =>
    files.filter((file) => file.startsWith(`assets/${start}`)).map((file) => `/${file}`)
  return {
    en: ['figtree-latin-wght', 'fraunces-latin-wght'].flatMap(faces),
    ...Object.fromEntries(
      interfaceCodes.flatMap((code) => {
        const start = fontFilesOf(code)
        return start && faces(start).length > 0 ? [[code, faces(start)]] : []
      }),
    ),
  }
}

/** The addresses of messages by language and part. */
function textsIn(chunks: readonly Chunk[]) {
  const texts: Record<string, Record<string, string>> = {}
  for (const { facadeModuleId, fileName } of chunks) {
    const file = messageFileOfContent(facadeModuleId ?? '')
    const [, language, feature] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
    if (!language || !feature) continue
    texts[language] ??= {}
    texts[language][feature] = `/${fileName}`
  }
  return texts
}
