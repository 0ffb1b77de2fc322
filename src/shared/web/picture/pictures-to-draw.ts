import type { PicturePage } from '#shared/core/picture/picture-pages.ts'
import { formatNumber } from '../i18n/format.ts'
import { currentLanguage, t } from '../i18n/i18n.ts'
import type { Picture } from './draw-picture.ts'
import { type FormatName, formats, type ThemeName, themes } from './picture-look.ts'
import type { PictureSubject, PictureTranslation } from './picture-subject.ts'

/** The chosen content and look of the pictures. */
export interface PictureChoice {
  readonly subject: PictureSubject
  readonly translation: PictureTranslation | undefined
  readonly format: FormatName
  readonly theme: ThemeName
}

/** The pictures of a text with everything around it, ready to draw. */
export function picturesToDraw(
  { subject, translation, format, theme }: PictureChoice,
  pages: readonly PicturePage[],
): readonly Picture[] {
  const lastOfArabic = pages.findLastIndex((page) => page.arabic)
  const { head, verseNumber, reference } = subject
  return pages.map((page, index) => ({
    page,
    format: formats[format],
    palette: themes[theme],
    head,
    verseNumber: index === lastOfArabic ? verseNumber : undefined,
    translation,
    reference:
      pages.length > 1
        ? t('picture:part', {
            reference,
            part: formatNumber(index + 1),
            parts: formatNumber(pages.length),
          })
        : reference,
    direction: currentLanguage().direction,
    product: t('shell:name'),
  }))
}
