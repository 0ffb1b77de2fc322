import type { ImportKind } from './import-kind.ts'
import { mosquesKind } from './mosques/mosques-kind.ts'
import { timetableKind } from './timetable/timetable-kind.ts'
import { translationKind } from './translation/translation-kind.ts'

/** Everything that can be imported: a kind is a file beside the others and a line here. */
export const kinds: readonly ImportKind[] = [translationKind, timetableKind, mosquesKind]
