import type { Language } from '#shared/core/languages.ts'
import type { PictureAnswer } from '../core/gallery.contract.ts'
import type { DrawnPicture } from '../core/picture.ts'
import type { QuotedTexts } from '../core/quoted-text.ts'
import { sizes } from '../core/sizes.ts'
import { startDesign } from '../core/start-design.ts'
import { pictureWords } from './gallery-texts.ts'

/** A drawn picture as the API describes it. */
export function drawnAnswer(picture: DrawnPicture, quoted: QuotedTexts, language: Language): PictureAnswer {
  const { title, titleArabic, description, tags } = pictureWords(picture, quoted, language)
  return {
    id: picture.id,
    title,
    titleArabic,
    category: picture.category,
    description,
    imageUrl: `/gallery/${picture.id}.svg?lang=${language.code}`,
    tags,
    ...(picture.featured && { featured: true }),
    isDrawn: true,
    design: startDesign(picture),
    ...sizes.square,
  }
}
