import { useEffect, useMemo, useState } from 'react'
import type { Picture } from './draw-picture.ts'
import { pictureFonts } from './picture-fonts.ts'
import { formats } from './picture-look.ts'
import { type PictureChoice, picturesToDraw } from './pictures-to-draw.ts'
import { setPicture } from './set-picture.ts'

const none: readonly Picture[] = []

/**
 * The pictures of a text; empty until the typefaces are loaded. `noTypeface` if the Quran font is not
 * available.
 */
export function usePictures(choice: PictureChoice): {
  readonly pictures: readonly Picture[]
  readonly noTypeface: boolean
} {
  const { subject, translation, format, theme } = choice
  const { head, arabic, reference, translations } = subject
  const words = [reference, head, '٠١ 01', ...translations.map(({ text }) => text)].join(' ')
  const [fonts, setFonts] = useState<'there' | 'missing'>()
  useEffect(() => {
    let shown = true
    pictureFonts(arabic + head, words).then(
      () => shown && setFonts('there'),
      () => shown && setFonts('missing'),
    )
    return () => {
      shown = false
    }
  }, [arabic, head, words])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject is a new object on every render; its texts identify it.
  const pictures = useMemo(
    () =>
      fonts === 'there' ? picturesToDraw(choice, setPicture(subject, translation, formats[format])) : none,
    [fonts, arabic, words, translation?.text, format, theme],
  )
  return { pictures, noTypeface: fonts === 'missing' }
}
