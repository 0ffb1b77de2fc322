import type { CSSProperties } from 'react'
import type { ReaderSettings } from './reader-settings.ts'

/** The chosen font sizes as CSS variables. */
export function readerSizes({ arabicSize, translationSize }: ReaderSettings): CSSProperties {
  return {
    '--quran-size': `${arabicSize / 16}rem`,
    '--translation-size': `${translationSize / 16}rem`,
  } as CSSProperties
}
