import {
  type DivisionKind,
  divisionCount,
  divisionVerses,
  type VerseRange,
} from '#features/quran/core/index.ts'
import { countVerses, intersectRanges } from './verse-ranges.ts'

/** The share (0–1) read of each part of a kind; part n is at index n − 1. */
export function divisionProgress(kind: DivisionKind, read: readonly VerseRange[]): readonly number[] {
  return Array.from({ length: divisionCount(kind) }, (_, index) => {
    const part = divisionVerses(kind, index + 1)
    const touching = read.filter(({ first, last }) => first <= part.last && last >= part.first)
    return touching.length === 0 ? 0 : countVerses(intersectRanges([part], touching)) / countVerses([part])
  })
}
