import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { interfaceCodes } from '../../src/shared/core/languages.ts'

/** The parts of the locales that every page shows. */
const firstParts = ['hijri-calendar', 'home', 'location', 'prayer', 'qibla', 'quran', 'shell']

/** The module with the first messages of a language: `first-messages:ar`. */
const MODULE = 'first-messages:'
const locales = fileURLToPath(new URL('../../locales/', import.meta.url))

/**
 * Writes the list for `FIRST_PARTS` into the patterns of `import.meta.glob`, which must be literals, and for
 * `FIRST_MESSAGES` an import for each language except English, which is one module, because every import costs
 * bytes of the first view.
 */
export function firstMessageParts(): Plugin {
  return {
    name: 'first-message-parts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${MODULE}`) ? messagesModule(id.slice(MODULE.length + 1)) : undefined),
    transform: {
      filter: { id: /app\/web\/(first|page)-messages\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll('FIRST_PARTS', firstParts.join())
          .replace("'FIRST_MESSAGES'", `{ ${importOfEach.join()} }`),
        map: null,
      }),
    },
  }
}

const importOfEach = interfaceCodes
  .filter((code) => code !== 'en')
  .map((code) => `${code}: () => import('${MODULE}${code}')`)

/** Names by their English name. English needs none, and a language may have none yet. */
const nameParts = ['cities', 'conventions']

function messagesModule(code: string): string {
  const parts = [...nameParts, ...firstParts].filter((part) =>
    existsSync(join(locales, code, `${part}.json`)),
  )
  const imports = parts.map((part, index) => `import p${index} from '${join(locales, code, part)}.json'`)
  const entries = parts.map((part, index) => `'${part}': p${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join()} }`
}
