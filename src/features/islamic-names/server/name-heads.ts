import en from '#locales/en/islamic-names.json' with { type: 'json' }
import type { Database } from '#shared/server/database/database.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import type { Services } from '#shared/server/services.ts'
import { NAMES_PER_PAGE } from '../core/islamic-name.ts'
import { readNames, readPopularNames } from '../core/islamic-names.contract.ts'
import { nameInLetters } from '../core/name-in-letters.ts'
import { namesDirectory } from './islamic-names.directory.ts'
import { type NameTranslations, openNames } from './name-translations.ts'

const textsIn = interfaceTexts('islamic-names', en)

/** The heads of `/islamic-names` and of each name’s page. */
export function nameHeads({
  database,
  contentFolder,
}: Pick<Services, 'database' | 'contentFolder'>): AddressHeads {
  let heads: AddressHeads | undefined
  return async (request) => {
    heads ??= headsOf(database, (await openNames(contentFolder)).translations)
    return heads(request)
  }
}

const headsOf = (database: Pick<Database, 'db'>, translations: NameTranslations): AddressHeads =>
  directoryHeads({
    directory: namesDirectory(database, translations),
    paths: ['/islamic-names', '/features/islamic-names'],
    limit: NAMES_PER_PAGE,
    asks: ({ code }) => [readNames, readPopularNames].map(({ path }) => `${path}?language=${code}`),
    asksOf: (slug, { code }) => `${readNames.path}/${slug}?language=${code}`,
    slugOf: ({ slug }) => slug,
    headOf: ({ entry }, { code }) => {
      const { name, arabicName, alternateSpellings } = entry
      const isArabic = code === 'ar'
      const texts = textsIn(code)
      const translated = translations.of(entry, code)
      const own = translated?.name ?? nameInLetters(entry, code)
      const meaning = isArabic ? entry.meaningArabic : (translated?.meaning ?? entry.meaning)
      const shown = isArabic ? arabicName : `${own} (${arabicName})`
      const fill = (text: string) =>
        text.replaceAll('{{name}}', () => shown).replaceAll('{{meaning}}', () => meaning)
      return {
        name: own,
        title: fill(texts.page.title),
        description: fill(texts.page.description),
        picture: {
          arabic: arabicName,
          title: isArabic ? undefined : own,
          text: meaning,
          source: texts.title,
        },
        structuredData: {
          '@type': 'DefinedTerm',
          name,
          alternateName: [arabicName, ...alternateSpellings],
          description: meaning,
        },
      }
    },
  })
