import type { AddressHeads } from '#shared/server/directory/directory-head.ts'
import { drawnPicture } from '../core/pictures.ts'
import type { QuotedTexts } from '../core/quoted-text.ts'
import { sizes } from '../core/sizes.ts'
import { galleryTextsIn, pictureWords, readQuotedTexts } from './gallery-texts.ts'

const ADDRESS = /^\/gallery\/(?<id>[a-z0-9-]+)$/
/** Addresses below the gallery that are pages of their own. */
const PAGES = ['make']

/** The heads of the pictures’ pages, with the picture itself as the one for social networks. */
export function galleryHeads(contentFolder: string): AddressHeads {
  let texts: Promise<QuotedTexts> | undefined
  return async ({ path, language, origin }) => {
    const id = ADDRESS.exec(path)?.groups?.id
    if (!id || PAGES.includes(id)) return undefined
    const picture = drawnPicture(id)
    if (!picture) return 'missing'
    texts ??= readQuotedTexts(contentFolder)
    const { title, description, tags } = pictureWords(picture, await texts, language)
    const image = `/gallery/${id}.png?lang=${language.code}`
    return {
      about: {
        title: galleryTextsIn(language.code).page.title.replace('{{title}}', () => title),
        description,
      },
      image: { path: image, ...sizes.square },
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'ImageObject',
        name: title,
        description,
        url: `${origin}${path}`,
        contentUrl: `${origin}${image}`,
        encodingFormat: 'image/png',
        ...sizes.square,
        keywords: tags,
        inLanguage: language.code,
      },
    }
  }
}
