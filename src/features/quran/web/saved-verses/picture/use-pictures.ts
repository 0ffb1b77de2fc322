import { useEffect, useMemo, useState } from 'react'
import type { Picture } from './draw-picture.ts'
import { pictureFonts } from './picture-fonts.ts'
import { formats } from './picture-look.ts'
import { type PictureChoice, picturesToDraw } from './pictures-to-draw.ts'
import { setPicture } from './set-picture.ts'

const none: readonly Picture[] = []

/**
 * The pictures of a verse; empty until the typefaces are loaded. `noTypeface` if the Quran font is not
 * available.
 */
export function usePictures(choice: PictureChoice): {
  readonly pictures: readonly Picture[]
  readonly noTypeface: boolean
} {
  const { verse, translation, format, theme } = choice
  const { arabicText, surahName, surahNameArabic, translations } = verse
  const words = [surahName, surahNameArabic, '٠١ 01', ...translations.map(({ text }) => text)].join(' ')
  const [fonts, setFonts] = useState<'there' | 'missing'>()
  useEffect(() => {
    let shown = true
    pictureFonts(arabicText + surahNameArabic, words).then(
      () => shown && setFonts('there'),
      () => shown && setFonts('missing'),
    )
    return () => {
      shown = false
    }
  }, [arabicText, surahNameArabic, words])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the verse is a new object on every render; its texts identify it.
  const pictures = useMemo(
    () =>
      fonts === 'there' ? picturesToDraw(choice, setPicture(verse, translation, formats[format])) : none,
    [fonts, arabicText, words, translation?.text, format, theme],
  )
  return { pictures, noTypeface: fonts === 'missing' }
}
