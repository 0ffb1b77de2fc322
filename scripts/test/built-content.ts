import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const types: Readonly<Record<string, string>> = { json: 'application/json', txt: 'text/plain' }

/**
 * Provides the built files of `/content/` and other files of the project to component tests; 404 if there is
 * none.
 */
Object.assign(globalThis, {
  builtContent: async (path: string): Promise<Response> => {
    const file = join(import.meta.dirname, '../..', path.startsWith('/content/') ? 'dist' : '', path)
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes) return new Response(`${path} is not in dist; run \`npm run build\`.`, { status: 404 })
    return new Response(bytes, { headers: { 'content-type': types[path.split('.').at(-1) ?? ''] ?? '' } })
  },
})
