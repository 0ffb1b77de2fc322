import type { Plugin } from 'vite'
import { readQuranText, withQuotedVerses } from '../content/adhkar/quoted-verses.ts'

/** Adds the verses that the items of `content/adhkar` quote when the web imports them. */
export function quotedVerses(): Plugin {
  return {
    name: 'quoted-verses',
    enforce: 'pre',
    transform: {
      filter: { id: /content\/adhkar\/items\.json$/ },
      handler: async (code) => ({
        code: JSON.stringify(withQuotedVerses(JSON.parse(code), await readQuranText())),
        map: null,
      }),
    },
  }
}
