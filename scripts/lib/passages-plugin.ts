import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { parseEntries, type ReflectionFile } from '../content/reflection/passages.ts'

/** Checks the files of `content/reflection` when the web imports them with `?passages`, and adds the texts that they name. */
export function reflectionPassages(): Plugin {
  return {
    name: 'reflection-passages',
    enforce: 'pre',
    transform: {
      filter: { id: /content\/reflection\/\w+\.json\?passages$/ },
      handler: async (json, id) => ({
        code: `export default ${JSON.stringify(await parseEntries(basename(id, '.json?passages') as ReflectionFile, json))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
