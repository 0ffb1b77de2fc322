import { slugOf } from '#shared/core/import-options.ts'
import type { Category } from './picture.ts'

/** The stored file of a picture. */
export interface PictureFile {
  readonly id: string
  readonly extension: 'jpg' | 'png' | 'webp'
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A picture that an editor added. */
export interface AddedPicture {
  readonly slug: string
  readonly title: string
  readonly titleArabic: string
  readonly category: Category
  /** What it shows, for people who can’t see it. */
  readonly description: string
  readonly descriptionArabic: string
  readonly author: string
  readonly licence: string
  /** Where it is from; empty if it has no page. */
  readonly sourceUrl: string
  readonly isFeatured: boolean
  readonly file: PictureFile
}

/** The same as an editor fills it in; `file` is the id of an uploaded file. */
export type PictureValues = Omit<AddedPicture, 'slug' | 'file'> & {
  readonly file: string
  readonly isPublished: boolean
}

export const newPicture: PictureValues = {
  title: '',
  titleArabic: '',
  category: 'nature',
  description: '',
  descriptionArabic: '',
  author: '',
  licence: '',
  sourceUrl: '',
  isFeatured: false,
  file: '',
  isPublished: false,
}

/** In UTF-16 units. */
export const PICTURE_LENGTHS = {
  title: 120,
  titleArabic: 120,
  description: 400,
  descriptionArabic: 400,
  author: 120,
  licence: 200,
  sourceUrl: 500,
} as const

/** The limits of uploaded pictures. */
export const PICTURE_MAX_BYTES = 8_000_000
export const PICTURE_SMALLEST_SIDE = 300
export const PICTURE_LARGEST_SIDE = 8000

/** The longest end of a picture’s address. */
export const PICTURE_SLUG_LENGTH = 60

/** The end of the address of a picture with this English title. */
export const pictureSlug = (title: string): string =>
  slugOf(title).slice(0, PICTURE_SLUG_LENGTH).replace(/-$/, '')

type TextField = keyof typeof PICTURE_LENGTHS
export const pictureTextFields = Object.keys(PICTURE_LENGTHS) as TextField[]

/** What is wrong with a picture, by field, as codes; empty when it can be saved. */
export function pictureTroubles(values: PictureValues): Partial<Record<keyof PictureValues, string>> {
  const missing = ([...pictureTextFields, 'file'] as const).filter(
    (field) => field !== 'sourceUrl' && values[field].trim() === '',
  )
  const long = pictureTextFields.filter((field) => values[field].length > PICTURE_LENGTHS[field])
  return {
    ...(values.sourceUrl !== '' && !isWebAddress(values.sourceUrl) && { sourceUrl: 'not_an_address' }),
    ...(!/[a-z0-9]/i.test(values.title) && { title: 'not_latin' }),
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...Object.fromEntries(long.map((field) => [field, 'too_long'])),
  }
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+(\/\S*)?$/.test(text)
