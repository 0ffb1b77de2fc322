import type { Plugin } from 'vite'
import { type AdhkarItem, parseItems } from '../content/adhkar/item-files.ts'
import { readQuranText, type WithText, withQuotedVerses } from '../content/adhkar/quoted-verses.ts'

/**
 * Checks the items of `content/adhkar` when the web imports them, and adds the verses that they quote. With `?phrases`
 * after the name of the file, the items have only the fields that the counter of dhikr uses.
 */
export function quotedVerses(): Plugin {
  return {
    name: 'quoted-verses',
    enforce: 'pre',
    transform: {
      filter: { id: /content\/adhkar\/items\/[\w-]+\.json(?:\?phrases)?$/ },
      handler: async (code, id) => {
        const items = withQuotedVerses(parseItems(code), await readQuranText())
        if (!id.endsWith('?phrases')) return { code: JSON.stringify(items), map: null }
        return { code: `export default ${JSON.stringify(items.map(phraseOf))}`, moduleType: 'js', map: null }
      },
    },
  }
}

const phraseOf = ({ id, arabic, quran, meaning, sources }: WithText<AdhkarItem>) => ({
  id,
  arabic,
  quran,
  meaning,
  sources,
})
