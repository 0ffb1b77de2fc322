import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { placeOfTimeZone } from '../../src/features/location/core/time-zone-places.ts'
import { interfaceCodes } from '../../src/shared/core/languages.ts'

/** The parts of the locales that every page shows. */
const firstParts = ['hijri-calendar', 'home', 'location', 'prayer', 'qibla', 'quran', 'shell']

/** Begins the name of the module with the first messages of a language: `first-messages:ar`. */
export const MODULE = 'first-messages:'
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

/**
 * The messages of a language that every page shows. Of the names of cities, which are as large as all other messages
 * together, they have those that a time zone suggests; the others come with them if the saved place needs one.
 */
function messagesModule(code: string): string {
  const parts = ['conventions', ...firstParts].filter((part) => existsSync(fileOf(code, part)))
  const imports = parts.map((part, index) => `import p${index} from '${fileOf(code, part)}'`)
  const entries = parts.map((part, index) => `'${part}': p${index}`)
  return `${imports.join('\n')}
const cities = ${citiesOf(code)}
const messages = { ${entries.join()}, cities }
let place
try {
  place = JSON.parse(localStorage.getItem('rafiq.place'))?.name
} catch {}
export default !place || cities[place]
  ? messages
  : import('${fileOf(code, 'cities')}').then((all) => ({ ...messages, cities: all.default }), () => messages)`
}

const fileOf = (code: string, part: string): string => join(locales, code, `${part}.json`)

/** The names in a language of the cities in names of time zones and of their main cities, as JSON. */
function citiesOf(code: string): string {
  const all: Readonly<Record<string, string>> = JSON.parse(readFileSync(fileOf(code, 'cities'), 'utf8'))
  const wanted = new Set(['Makkah', 'Mecca', ...Intl.supportedValuesOf('timeZone').flatMap(namesOfZone)])
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name))))
}

const zonePlaces = readFileSync(
  fileURLToPath(new URL('../../src/features/location/core/time-zone-places.txt', import.meta.url)),
  'utf8',
)

function namesOfZone(zone: string): readonly string[] {
  const place = placeOfTimeZone(zone, zonePlaces)
  const own = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return place ? [place.name, own] : [own]
}
