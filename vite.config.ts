import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const SERVER = process.env.DEV_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'src/app/web',
  publicDir: 'public',
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One file, which stylesInPage writes into the page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: { proxy: { '/api': SERVER, '/content': SERVER } },
  plugins: [
    react(),
    preloadProgram(),
    stylesInPage(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,txt,webmanifest,woff2}'] },
    }),
  ],
})

/** The entry fetches the program when the first words are painted; the page asks for its files from the beginning. */
function preloadProgram(): Plugin {
  return {
    name: 'preload-program',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
        const program = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/web/draw.tsx'))
        return [program?.fileName ?? [], program?.imports ?? []].flat().map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
          injectTo: 'head',
        }))
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
