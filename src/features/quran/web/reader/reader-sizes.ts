import type { CSSProperties } from 'react'
import type { ReaderSettings } from './reader-settings.ts'

/** The chosen sizes, for everything inside of the element. */
export function readerSizes({ arabicSize, translationSize }: ReaderSettings): CSSProperties {
  return {
    '--quran-size': `${arabicSize / 16}rem`,
    '--translation-size': `${translationSize / 16}rem`,
  } as CSSProperties
}
