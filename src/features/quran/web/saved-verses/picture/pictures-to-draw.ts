import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { PicturePage } from '../../../core/verse-picture/picture-pages.ts'
import { referenceOf, type VerseTexts, type VerseTranslation } from '../verse-texts.ts'
import type { Picture } from './draw-picture.ts'
import { type FormatName, formats, type ThemeName, themes } from './picture-look.ts'

/** The chosen content and look of a verse's pictures. */
export interface PictureChoice {
  readonly verse: VerseTexts
  readonly translation: VerseTranslation | undefined
  readonly format: FormatName
  readonly theme: ThemeName
}

/** The pictures of a verse with all texts around it, ready to draw. */
export function picturesToDraw(
  { verse, translation, format, theme }: PictureChoice,
  pages: readonly PicturePage[],
): readonly Picture[] {
  const lastOfVerse = pages.findLastIndex((page) => page.verse)
  const reference = referenceOf(verse)
  return pages.map((page, index) => ({
    page,
    format: formats[format],
    palette: themes[theme],
    surahNameArabic: verse.surahNameArabic,
    verseNumber: verse.verse.verse,
    endsVerse: index === lastOfVerse,
    translation,
    reference:
      pages.length > 1
        ? t('saved-verses:picture.part', {
            verse: reference,
            part: formatNumber(index + 1),
            parts: formatNumber(pages.length),
          })
        : reference,
    direction: currentLanguage().direction,
    product: t('shell:name'),
  }))
}
