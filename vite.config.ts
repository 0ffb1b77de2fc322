import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups, codeSplittingGroup } from './scripts/lib/chunk-groups.ts'
import { contractsAsCalls } from './scripts/lib/contracts-as-calls.ts'
import { pageFiles } from './scripts/lib/page-files.ts'
import { quotedVerses } from './scripts/lib/quoted-verses-plugin.ts'

const SERVER = process.env.DEV_SERVER ?? 'http://127.0.0.1:3000'

/** What hardly changes between releases. */
const REACT = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|wouter|@tanstack(?!.*\/((use)?(Queries|Infinite|Mutation)|queriesObserver|infiniteQueryObserver|mutationObserver))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared))/,
}
/** Icons of the home page stay with it; those that several other pages share are one file, not one file each. */
const ICONS = {
  name: 'icons',
  test: /lucide-react\/dist\/esm\/icons\/(?!(book-open|book-open-text|calendar-days|compass|house|map-pin|menu|play|search|share-2|square|sunrise|wifi-off)\.)/,
  minShareCount: 2,
}

/** The texts that every page needs, in one file for each language but English, which is in the program. */
const FIRST_TEXTS = readdirSync(fileURLToPath(new URL('locales', import.meta.url)))
  .filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en')
  .map((language) => ({
    name: `texts-${language}`,
    test: new RegExp(
      `locales/${language}/(cities|hijri-calendar|home|location|prayer|qibla|quran|shell)\\.json`,
    ),
  }))

export default defineConfig({
  root: 'src/app/web',
  publicDir: 'public',
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The home page does not list what its late parts would fetch along: that costs every visit, and is one step.
      resolveDependencies: (_, files, { hostId }) =>
        /\/(index|draw|cards|common)-/.test(hostId) ? [] : files,
    },
    // One file, which stylesInPage writes into the page.
    cssCodeSplit: false,
    rolldownOptions: {
      // A busy machine is nothing to warn of.
      checks: { pluginTimings: false },
      output: {
        // Without names: the first file lists others, and the home page pays for every letter.
        chunkFileNames: ({ facadeModuleId, name: group }) => {
          const name = group === 'common' ? group : /\/(draw|cards)\.tsx?$/.exec(facadeModuleId ?? '')?.[1]
          return name ? `assets/${name}-[hash:7].js` : 'assets/[hash:7].js'
        },
        codeSplitting: {
          groups: [REACT, ICONS, ...FIRST_TEXTS, ...chunkGroups.map(codeSplittingGroup)],
        },
      },
    },
  },
  // React has had it for three versions; the router still brings what older ones lack.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy: { '/api': SERVER, '/content': SERVER } },
  plugins: [
    react(),
    quotedVerses(),
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
        buildPlugins: { vite: [quietServiceWorker(), contractsAsCalls()] },
      },
    }),
  ],
})

/** The service worker is a build of its own: it says no more than a build, and of one file by the name that this has by now. */
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
 * The page asks for the program's files from the beginning, though the entry fetches most of them only when the first words
 * are painted. They come after the words' own typefaces: nothing is seen sooner for their sake.
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

/** Puts the styles into the page itself: its first words wait for no second file. */
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
