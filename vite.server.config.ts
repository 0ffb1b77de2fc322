import { defineConfig } from 'vite'

/** The server as one file for Node; what it depends on stays in `node_modules`. */
export default defineConfig({
  build: {
    ssr: 'src/app/server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
})
