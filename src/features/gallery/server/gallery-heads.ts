import { documentFormats } from '#shared/core/document/document-format.ts'
import type { Language } from '#shared/core/languages.ts'
import type { AddressHead, AddressHeads } from '#shared/server/directory/directory-head.ts'
import type { Services } from '#shared/server/services.ts'
import type { PictureFile } from '../core/added-picture.ts'
import type { PictureAnswer } from '../core/gallery.contract.ts'
import { drawnPicture } from '../core/pictures.ts'
import type { QuotedTexts } from '../core/quoted-text.ts'
import { sizes } from '../core/sizes.ts'
import { addedAnswer, findAdded } from './added-pictures.ts'
import { galleryTextsIn, pictureWords, readQuotedTexts } from './gallery-texts.ts'

const ADDRESS = /^\/gallery\/(?<id>[a-z0-9-]+)$/
/** Addresses below the gallery that are pages of their own. */
const PAGES = ['make']

/** What the head of a picture’s page says. */
interface HeadPicture {
  readonly title: string
  readonly description: string
  /** The path of the image, with its size in pixels. */
  readonly image: { readonly path: string; readonly width: number; readonly height: number }
  /** Further data for search engines. */
  readonly data: Readonly<Record<string, unknown>>
}

/** The heads of the pictures’ pages, with the picture itself as the one for social networks. */
export function galleryHeads({
  contentFolder,
  database,
}: Pick<Services, 'contentFolder' | 'database'>): AddressHeads {
  let texts: Promise<QuotedTexts> | undefined
  const find = async (id: string, language: Language): Promise<HeadPicture | undefined> => {
    const drawn = drawnPicture(id)
    if (drawn) {
      texts ??= readQuotedTexts(contentFolder)
      const { title, description, tags } = pictureWords(drawn, await texts, language)
      const image = { path: `/gallery/${id}.png?lang=${language.code}`, ...sizes.square }
      return { title, description, image, data: { encodingFormat: 'image/png', keywords: tags } }
    }
    const added = await findAdded(database, id)
    return added && addedHead(addedAnswer(added, language.code), added.file.extension)
  }
  return async ({ path, language, origin }) => {
    const id = ADDRESS.exec(path)?.groups?.id
    if (!id || PAGES.includes(id)) return undefined
    const picture = await find(id, language)
    return picture ? headOf(picture, `${origin}${path}`, { language, origin }) : 'missing'
  }
}

const addedHead = (
  { title, description, imageUrl, author, licence, width, height, sourceUrl }: PictureAnswer,
  extension: PictureFile['extension'],
): HeadPicture => ({
  title,
  description,
  image: { path: imageUrl, width, height },
  data: {
    encodingFormat: documentFormats[extension].type,
    creditText: author,
    copyrightNotice: licence,
    ...(sourceUrl && { isBasedOn: sourceUrl }),
  },
})

function headOf(
  { title, description, image, data }: HeadPicture,
  url: string,
  { language, origin }: { language: Language; origin: string },
): AddressHead {
  return {
    about: { title: galleryTextsIn(language.code).page.title.replace('{{title}}', () => title), description },
    image,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ImageObject',
      name: title,
      description,
      url,
      contentUrl: `${origin}${image.path}`,
      width: image.width,
      height: image.height,
      inLanguage: language.code,
      ...data,
    },
  }
}
