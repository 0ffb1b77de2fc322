import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { HADITHS_PER_PAGE } from '../core/hadith.ts'
import { countHadiths, readHadiths } from '../core/hadiths.contract.ts'

/** The hadiths, for their page and for the header’s search. */
export const hadithsList: DirectoryList = {
  path: '/hadiths',
  source: { path: readHadiths.path, count: countHadiths.path, limit: HADITHS_PER_PAGE },
}
