import enDescriptions from '#locales/en/descriptions.json' with { type: 'json' }
import en from '#locales/en/hadiths.json' with { type: 'json' }
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import type { Language } from '#shared/core/languages.ts'
import { shortened } from '#shared/core/shortened.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { AddressHead, AddressHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { siteName } from '#shared/server/site-name.ts'
import type { ImportedHadith } from '../../core/imported-hadith.ts'
import { type CollectionRow, openCollections } from './hadith-collections.ts'
import { findImported, importedDirectory } from './imported-directory.ts'

const textsIn = interfaceTexts('hadiths', en)
const descriptionsIn = interfaceTexts<{ readonly hadithCollection: string }>('descriptions', enDescriptions)

const PATH = '/hadith-collection'
/** About as long as search engines show. */
const LONGEST_DESCRIPTION = 160

/** The heads of `/hadith-collection`, of each imported collection’s page and of each imported hadith’s page. */
export function importedHadithHeads(database: Pick<Database, 'db'>): AddressHeads {
  const collections = openCollections(database)
  const directory = importedDirectory(database)
  return async ({ path, language, origin }) => {
    if (path === PATH) return headOfList([...(await collections()).values()], language, origin)
    if (!path.startsWith(`${PATH}/`)) return undefined
    const [slug = '', number, ...more] = path.slice(PATH.length + 1).split('/')
    const collection = (await collections()).get(slug)
    if (!collection || more.length > 0) return 'missing'
    if (number === undefined) return headOfCollection(collection, language, origin)
    const listed = await findImported(directory, slug, number)
    return listed ? headOfHadith(listed.entry, collection, language, origin) : 'missing'
  }
}

const nameIn = ({ name, nameArabic }: CollectionRow, { code }: Language) =>
  code === 'ar' ? nameArabic : name
const titleOf = (reference: string, { code }: Language) =>
  textsIn(code).page.title.replace('{{reference}}', () => reference)

function headOfList(collections: readonly CollectionRow[], language: Language, origin: string): AddressHead {
  return {
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: collections.length,
      itemListElement: collections.map((collection, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: nameIn(collection, language),
        url: `${origin}${PATH}/${collection.slug}`,
      })),
    },
  }
}

function headOfCollection(collection: CollectionRow, language: Language, origin: string): AddressHead {
  const name = nameIn(collection, language)
  return {
    about: {
      title: titleOf(name, language),
      description: shortened(
        `${name}: ${descriptionsIn(language.code).hadithCollection}`,
        LONGEST_DESCRIPTION,
      ),
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Book',
      name,
      ...(language.code !== 'ar' && { alternateName: collection.nameArabic }),
      url: `${origin}${PATH}/${collection.slug}`,
      inLanguage: language.code,
    },
  }
}

function headOfHadith(
  { id, number, arabic, translation, grades }: ImportedHadith,
  collection: CollectionRow,
  language: Language,
  origin: string,
): AddressHead {
  const { code, locale } = language
  const name = `${nameIn(collection, language)} ${inDigits(number, numberingSystemOf(locale))}`
  const text = (code === 'ar' ? arabic : translation) || arabic || translation
  const [grade] = grades
  return {
    about: { title: titleOf(name, language), description: shortened(text, LONGEST_DESCRIPTION) },
    picture: {
      arabic,
      text: code === 'ar' ? undefined : translation,
      source: [name, grade?.grade, siteName(code)].filter(Boolean).join(' · '),
      language,
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Quotation',
      name,
      text,
      url: `${origin}${PATH}/${id}`,
      inLanguage: text === arabic ? 'ar' : 'en',
      isPartOf: { '@type': 'Book', name: nameIn(collection, language) },
    },
  }
}
