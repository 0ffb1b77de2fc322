import { type Plugin, runnerImport } from 'vite'

const CONTRACT = /\/src\/.*\.contract\.ts$/

interface Call {
  readonly method: string
  readonly path: string
}

/**
 * Reduces a contract's calls to method and path in the browser's build. Only the server needs the schemas,
 * and they would exceed the budget of the home page. A module that imports anything else from a contract
 * fails to build.
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
