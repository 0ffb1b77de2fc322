import {
  HizbQuarterList,
  JuzList,
  ManzilList,
  PageList,
  RukuList,
  SajdaList,
  SurahList,
} from 'quran-meta/hafs'

/** Where each part of one kind begins, by verse number; the part with number n stands at n − 1. */
export interface Parts {
  readonly starts: readonly number[]
  /** Number of the part that holds a verse. */
  readonly at: (verse: number) => number
}

/** The divisions of the Quran, by verse numbers 1 to `verses`. */
export interface Structure {
  readonly verses: number
  /** First verse and number of verses of each surah. */
  readonly surahs: readonly { readonly first: number; readonly verses: number; readonly isMeccan: boolean }[]
  readonly juz: Parts
  readonly hizbQuarters: Parts
  readonly pages: Parts
  readonly rukus: Parts
  readonly manzils: Parts
  readonly sajdas: readonly number[]
}

/** `quran-meta` frames its lists: before the first part stands a 0, after the last one the verse that would follow. */
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
