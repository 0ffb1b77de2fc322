import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { COMMON, chunkGroups } from './scripts/lib/chunk-groups.ts'
import { contractsAsCalls } from './scripts/lib/contracts-as-calls.ts'
import { firstMessageParts } from './scripts/lib/first-message-parts.ts'
import { listLanguageFiles } from './scripts/lib/language-file-lists.ts'
import { languageLists } from './scripts/lib/language-lists.ts'
import { languageOfModules } from './scripts/lib/language-of-modules.ts'
import { pageFiles } from './scripts/lib/page-files.ts'
import { reflectionPassages } from './scripts/lib/passages-plugin.ts'
import { quotedVerses } from './scripts/lib/quoted-verses-plugin.ts'
import { subsetFonts } from './scripts/lib/subset-fonts.ts'

const WEB_FOLDER = fileURLToPath(new URL('dist/web', import.meta.url))
const SERVER = process.env.DEV_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'src/app/web',
  publicDir: 'public',
  build: {
    outDir: WEB_FOLDER,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no typefaces within styles.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: {
      polyfill: false,
      // The home page lists no imports of its lazy parts: the list would cost every visit, and saves one step.
      resolveDependencies: (_, files, { hostId }) =>
        /\/(index|draw|cards|common)-/.test(hostId) ? [] : files,
    },
    // One file, which stylesInPage inlines.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Short names: the first file lists the others, so their length counts for the home page.
        // The folder of a language tells the service worker which files only that language needs.
        chunkFileNames: ({ facadeModuleId, moduleIds, name: group }) => {
          const language = languageOfModules(moduleIds)
          if (language) return `assets/${language}/[hash:7].js`
          const name = group === COMMON ? group : /\/(draw|cards)\.tsx?$/.exec(facadeModuleId ?? '')?.[1]
          return name ? `assets/${name}-[hash:7].js` : 'assets/[hash:7].js'
        },
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
  // HarfBuzz, in the worker of the gallery, is loaded by a top-level await.
  worker: { format: 'es' },
  // React has had this hook since version 18; the router still imports the shim for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy: { '/api': SERVER, '/content': SERVER } },
  plugins: [
    react(),
    quotedVerses(),
    reflectionPassages(),
    firstMessageParts(),
    languageLists(),
    subsetFonts(),
    contractsAsCalls(),
    preloadProgram(),
    pageFiles(),
    stylesInPage(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['assets/countries-110m-*.json', '**/*.{js,css,html,svg,png,txt,webmanifest,woff2}'],
        manifestTransforms: [(files) => ({ manifest: listLanguageFiles(WEB_FOLDER, files) })],
        buildPlugins: { vite: [quietServiceWorker(), contractsAsCalls()] },
      },
    }),
  ],
})

/** Builds the service worker as one file, and prints warnings only. */
function quietServiceWorker(): Plugin {
  return {
    name: 'quiet-service-worker',
    config: ({ build }) => {
      Object.assign(build?.rollupOptions?.output ?? {}, {
        inlineDynamicImports: undefined,
        codeSplitting: false,
      })
      return { logLevel: 'warn' }
    },
  }
}

/**
 * Preloads the program, which the entry imports only after the first paint. The priority is low, because the typefaces of
 * the first paint come first.
 */
function preloadProgram(): Plugin {
  return {
    name: 'preload-program',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const program = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/web/draw.tsx'))
        const files = new Set([entry?.imports ?? [], program?.fileName ?? [], program?.imports ?? []].flat())
        files.delete(entry?.fileName ?? '')
        return {
          html: html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
          tags: [...files].map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
            injectTo: 'head',
          })),
        }
      },
    },
  }
}

/** Inlines the styles, so that the first paint waits for no second file. */
function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file: string) => {
          const styles = bundle?.[file]
          if (styles?.type !== 'asset' || !bundle) return link
          delete bundle[file]
          return `<style>${styles.source}</style>`
        }),
    },
  }
}
