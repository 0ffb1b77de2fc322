import { type Plugin, runnerImport } from 'vite'

const CONTRACT = /\/src\/.*\.contract\.ts$/

interface Call {
  readonly method: string
  readonly path: string
}

/**
 * Leaves the method and the path of a contract's calls in the browser's build and drops the schemas, which the server
 * alone needs: they would cost the home page more than its budget has left. A module that imports anything else from a
 * contract does not build.
 */
export function contractsAsCalls(): Plugin {
  return {
    name: 'contracts-as-calls',
    enforce: 'pre',
    load: {
      filter: { id: CONTRACT },
      async handler(id) {
        const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id)
        return Object.entries(module)
          .flatMap(([name, value]) =>
            isCall(value)
              ? `export const ${name} = ${JSON.stringify({ method: value.method, path: value.path })}`
              : [],
          )
          .join('\n')
      },
    },
  }
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
