import { pages } from './kinds/pages.ts'
import { partsOfThePage } from './kinds/parts.ts'
import { places } from './kinds/places.ts'
import { surahs } from './kinds/surahs.ts'
import { verses } from './kinds/verses.ts'
import type { SearchKind } from './search-kind.ts'

/** Everything that the header's field finds, in the order of its groups. */
export const searchKinds: readonly SearchKind[] = [surahs, verses, pages, partsOfThePage, places]
