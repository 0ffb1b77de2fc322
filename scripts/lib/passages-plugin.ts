import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { parseEntries, type ReflectionFile, translatedMeanings } from '../content/reflection/passages.ts'

/**
 * Checks the files of `content/reflection` when the web imports them, and adds the texts that they name: to the entries
 * (imported with `?passages`) Arabic and sources, to the translations those of duas.
 */
export function reflectionPassages(): Plugin {
  return {
    name: 'reflection-passages',
    enforce: 'pre',
    transform: {
      filter: {
        id: [/content\/reflection\/\w+\.json\?passages$/, /content\/reflection\/translations\/\w+\.json$/],
      },
      handler: async (json, id) =>
        id.endsWith('?passages')
          ? {
              code: `export default ${JSON.stringify(await parseEntries(basename(id, '.json?passages') as ReflectionFile, json))}`,
              moduleType: 'js',
              map: null,
            }
          : { code: JSON.stringify(await translatedMeanings(json, await adhkarBeside(id))), map: null },
    },
  }
}

const adhkarBeside = (id: string) => readFile(id.replace('/reflection/', '/adhkar/'), 'utf8')
