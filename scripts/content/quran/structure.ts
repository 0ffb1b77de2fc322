import {
  HizbQuarterList,
  JuzList,
  ManzilList,
  PageList,
  RukuList,
  SajdaList,
  SurahList,
} from 'quran-meta/hafs'

/** The first verse number of each part of one kind; part n is at index n − 1. */
export interface Parts {
  readonly starts: readonly number[]
  /** The number of the part that contains a verse. */
  readonly at: (verse: number) => number
}

/** The divisions of the Quran, by verse numbers 1 to `verses`. */
export interface Structure {
  readonly verses: number
  /** The first verse and the number of verses of each surah. */
  readonly surahs: readonly { readonly first: number; readonly verses: number; readonly isMeccan: boolean }[]
  readonly juz: Parts
  readonly hizbQuarters: Parts
  readonly pages: Parts
  readonly rukus: Parts
  readonly manzils: Parts
  readonly sajdas: readonly number[]
}

/** `quran-meta` adds a 0 at the beginning of its lists, and the verse after the last one at the end. */
export function readStructure(): Structure {
  const surahs = SurahList.slice(1, -1).map(([first, verses, , , , isMeccan]) => ({
    first,
    verses,
    isMeccan,
  }))
  return {
    verses: (JuzList.at(-1) ?? 0) - 1,
    surahs,
    juz: parts(JuzList),
    hizbQuarters: parts(HizbQuarterList),
    pages: parts(PageList),
    rukus: parts(RukuList),
    manzils: parts(ManzilList),
    sajdas: SajdaList,
  }
}

function parts(list: readonly number[]): Parts {
  const starts = list.slice(1, -1)
  return { starts, at: (verse) => starts.findLastIndex((start) => start <= verse) + 1 }
}
