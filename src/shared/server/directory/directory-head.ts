import type { Language } from '#shared/core/languages.ts'
import { pagePathOf } from '#shared/core/page-path.ts'
import type { PictureSubject } from '../picture/social-picture.ts'
import { siteName } from '../site-name.ts'
import type { Directory, Listed } from './directory.ts'

/** The subject of a page in the HTML that the server sends, if it isn’t the page’s own. */
export interface PageSubject {
  readonly title: string
  readonly description: string
}

/** Data for search engines (schema.org). */
export type StructuredData = Readonly<Record<string, unknown>>

/** A feed that readers of a page can subscribe to. */
export interface PageFeed {
  readonly title: string
  /** Its media type. */
  readonly type: string
  /** Its path and query. */
  readonly path: string
}

/** What the server knows about an address beyond its page. */
export interface AddressHead {
  /** The title and description of what the address names. */
  readonly about?: PageSubject
  readonly structuredData?: StructuredData
  readonly feeds?: readonly PageFeed[]
  /** The texts of its social picture. */
  readonly picture?: PictureSubject
  /** Search engines shouldn’t list it. */
  readonly isUnlisted?: boolean
  /** An existing picture instead of a social picture. */
  readonly image?: HeadImage
  /** The addresses that the page asks for first; their answers come with its HTML. */
  readonly asks?: readonly string[]
}

/** A picture by its path, with its size in pixels. */
export interface HeadImage {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** A request for the head of an address. */
export interface HeadOfAddress {
  readonly path: string
  readonly language: Language
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string
}

/** Returns the head of an address below a page; `missing` if it names nothing, `undefined` for other pages. */
export type AddressHeads = (request: HeadOfAddress) => Promise<AddressHead | 'missing' | undefined>

interface DirectoryHeads<Entry, Count extends string> {
  readonly directory: Directory<Entry, Count>
  /** The addresses of the list, the canonical one first. */
  readonly paths: readonly [string, ...string[]]
  readonly feedsIn?: (language: Language) => readonly PageFeed[]
  /** The addresses that the list asks for first, as the browser writes them. */
  readonly asks: (language: Language) => readonly string[]
  /** The address that an entry’s page asks for first, if its answer is the same for everyone. */
  readonly asksOf?: (slug: string, language: Language) => string
  /** The number of entries on a page. */
  readonly limit: number
  readonly slugOf: (entry: Entry) => string
  /** The name of an entry, its page’s head and its data for search engines. */
  readonly headOf: (
    listed: Listed<Entry, Count>,
    language: Language,
  ) => PageSubject & {
    readonly name: string
    readonly structuredData: StructuredData
    readonly isUnlisted?: boolean
    /** The texts of its social picture; its name and description by default. */
    readonly picture?: Pick<PictureSubject, 'arabic' | 'title' | 'text'> & { readonly source?: string }
  }
}

/** The heads of a directory’s list and of its entries’ pages. */
export function directoryHeads<Entry, Count extends string = never>(
  config: DirectoryHeads<Entry, Count>,
): AddressHeads {
  const { directory, paths, limit, slugOf, headOf, feedsIn, asks, asksOf } = config
  const [path] = paths
  return async (request) => {
    const { language, origin } = request
    const feeds = feedsIn?.(language) ?? []
    if (paths.includes(request.path)) {
      const { entries, pagination } = await directory.list({ page: 1, limit, filters: {} })
      return {
        feeds,
        asks: asks(language),
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: pagination.total,
          itemListElement: entries.map((listed, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: headOf(listed, language).name,
            url: `${origin}${path}/${slugOf(listed.entry)}`,
          })),
        },
      }
    }
    // Another page may be below the list, such as that of shared names.
    if (pagePathOf(request.path) !== path) return undefined
    const slug = request.path.slice(path.length + 1)
    const listed = await directory.find(slug)
    if (!listed) return 'missing'
    const { name, title, description, structuredData, picture, isUnlisted } = headOf(listed, language)
    const { source, ...texts } = picture ?? { title: name, text: description }
    const site = siteName(language.code)
    return {
      feeds,
      asks: asksOf ? [asksOf(slug, language)] : [],
      about: { title, description },
      ...(isUnlisted && { isUnlisted }),
      picture: { ...texts, source: source ? `${source} · ${site}` : site, language },
      structuredData: {
        '@context': 'https://schema.org',
        url: `${origin}${path}/${slug}`,
        inLanguage: language.code,
        ...structuredData,
      },
    }
  }
}
