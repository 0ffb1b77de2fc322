import type { QueryClient } from '@tanstack/react-query'
import { quranFont } from '#shared/web/fonts.ts'
import { parseReaderAddress, READER_PATH } from '../../core/reader-address.ts'
import { beginningOf, portionOf } from '../../core/reader-portion.ts'
import { surahsQuery, surahTextQuery } from '../data/use-surahs.ts'
import { catalogueQuery, translationEntry, translationQuery } from '../data/use-translations.ts'
import { lastPlaceAddress } from './places.ts'
import { readerSettings } from './reader-settings.ts'

/** Prefetches the data of the first screen, so that it renders at once. Never throws. */
export async function prepareReader(client: QueryClient): Promise<void> {
  const requested = parseReaderAddress(location.pathname.slice(READER_PATH.length), location.search)
  if (requested.kind === 'problem') return client.prefetchQuery(surahsQuery)
  const address = requested.kind === 'last-place' ? lastPlaceAddress() : requested
  const { surah } = beginningOf(address)
  const needsBasmala = portionOf(address).some(({ first }) => first === 1)
  const { translations } = readerSettings()
  await Promise.all([
    quranFont(),
    client.prefetchQuery(surahsQuery),
    client.prefetchQuery(surahTextQuery(surah)),
    needsBasmala && client.prefetchQuery(surahTextQuery(1)),
    translations.length > 0 && client.prefetchQuery(catalogueQuery),
    ...translations.map(async (idOrLanguage) => {
      const entry = await translationEntry(idOrLanguage, client).catch(() => undefined)
      return entry && client.prefetchQuery(translationQuery(entry.id, surah))
    }),
  ])
}
