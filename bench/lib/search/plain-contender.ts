import MiniSearch from 'minisearch'
import { bare, type Contender, LIMIT, searchedTexts } from './contender.ts'

/** The library used by the product's search, with its default settings; every text is a field of a verse. */
export function plainLibrary(): Contender {
  let index: MiniSearch | undefined
  return {
    load: async () => {
      const texts = searchedTexts()
      const fields = texts.map(([id]) => id)
      const made = new MiniSearch({ fields, idField: 'verse' })
      const verses = texts[0]?.[1] ?? []
      made.addAll(
        verses.map((_, verse) => ({
          verse: verse + 1,
          ...Object.fromEntries(texts.map(([id, own]) => [id, bare(own[verse] ?? '')])),
        })),
      )
      const file = JSON.stringify(made)
      const started = performance.now()
      index = MiniSearch.loadJSON(file, { fields, idField: 'verse' })
      return { all: performance.now() - started }
    },
    ask: async ({ query }) =>
      (index?.search(bare(query)) ?? []).slice(0, LIMIT).map(({ id }) => id as number),
  }
}
