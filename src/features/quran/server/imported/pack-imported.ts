import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { surahCount } from '../../core/index.ts'
import { type PackedIndex, packIndex } from '../../core/search/packed-index.ts'
import type { PackedText } from '../../core/search/searchable-text.ts'
import type { CatalogueTranslation } from '../catalogue.ts'
import type { Translations } from '../translations.ts'

/** Indexes take a few hundred kilobytes each. */
const MAX_INDEXES = 20

/**
 * Returns a function that indexes an imported translation. That takes half a second, so the index is cached. Throws
 * `ENOENT` if the translation has been removed.
 */
export function importedPacker(
  translations: Translations,
  log: FastifyBaseLogger,
): (translation: CatalogueTranslation) => Promise<PackedText> {
  const indexes = new LRUCache<string, PackedIndex>({ max: MAX_INDEXES })
  return async (translation) => {
    const { verses } = translations.open(translation)
    const surahs = Array.from({ length: surahCount }, (_, index) => verses(index + 1))
    const texts = (await Promise.all(surahs)).flat()
    const index = indexes.get(translation.folder) ?? packOrEmpty(texts, translation, log)
    indexes.set(translation.folder, index)
    return { texts, index }
  }
}

/** Returns an empty index if a translation cannot be indexed, so that other searches still work. */
function packOrEmpty(
  texts: readonly string[],
  { id }: CatalogueTranslation,
  log: FastifyBaseLogger,
): PackedIndex {
  try {
    return packIndex(texts, 'translation')
  } catch (error) {
    log.error({ err: error }, `the imported translation ${id} cannot be searched`)
    return packIndex(
      texts.map(() => ''),
      'translation',
    )
  }
}
