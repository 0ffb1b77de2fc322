import { businessesKind } from './businesses/businesses-kind.ts'
import { galleryKind } from './gallery/gallery-kind.ts'
import { hadithKind } from './hadith/hadith-kind.ts'
import type { ImportKind } from './import-kind.ts'
import { mosquesKind } from './mosques/mosques-kind.ts'
import { timetableKind } from './timetable/timetable-kind.ts'
import { translationKind } from './translation/translation-kind.ts'

/** All kinds that can be imported. To add one, write a file like the others and a line here. */
export const kinds: readonly ImportKind[] = [
  translationKind,
  timetableKind,
  mosquesKind,
  hadithKind,
  businessesKind,
  galleryKind,
]
