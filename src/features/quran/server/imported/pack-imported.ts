import type { FastifyBaseLogger } from 'fastify'
import { surahCount } from '../../core/index.ts'
import { type PackedIndex, packIndex } from '../../core/search/packed-index.ts'
import type { PackedText } from '../../core/search/searchable-text.ts'
import type { CatalogueTranslation } from '../catalogue.ts'
import type { Translations } from '../translations.ts'

/** A few hundred kilobytes each. */
const MOST_KEPT = 20

/**
 * Makes the index of an imported translation, which takes half a second, when it is first searched; it is kept as long
 * as the process runs. Throws `ENOENT` when the translation is no longer there.
 */
export function importedPacker(
  translations: Translations,
  log: FastifyBaseLogger,
): (translation: CatalogueTranslation) => Promise<PackedText> {
  const indexes = new Map<string, PackedIndex>()
  return async (translation) => {
    const { verses } = translations.open(translation)
    const surahs = Array.from({ length: surahCount }, (_, index) => verses(index + 1))
    const texts = (await Promise.all(surahs)).flat()
    const index = indexes.get(translation.folder) ?? packed(texts, translation, log)
    indexes.set(translation.folder, index)
    for (const [oldest] of indexes) if (indexes.size > MOST_KEPT) indexes.delete(oldest)
    return { texts, index }
  }
}

/** One that cannot be indexed is not found, and everything else is. */
function packed(texts: readonly string[], { id }: CatalogueTranslation, log: FastifyBaseLogger): PackedIndex {
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
