import en from '#locales/en/islamic-names.json' with { type: 'json' }
import type { Database } from '#shared/server/database/database.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { NAMES_PER_PAGE } from '../core/islamic-name.ts'
import { readNames } from '../core/islamic-names.contract.ts'
import { nameInLetters } from '../core/name-in-letters.ts'
import { namesDirectory } from './islamic-names.directory.ts'

const textsIn = interfaceTexts('islamic-names', en)

/** The heads of `/islamic-names` and of each name’s page. */
export const nameHeads = (database: Pick<Database, 'db'>): AddressHeads =>
  directoryHeads({
    directory: namesDirectory(database),
    paths: ['/islamic-names', '/features/islamic-names'],
    limit: NAMES_PER_PAGE,
    asks: () => [readNames.path],
    slugOf: ({ slug }) => slug,
    headOf: ({ entry }, { code }) => {
      const { name, arabicName, meaning, meaningArabic, alternateSpellings } = entry
      const isArabic = code === 'ar'
      const texts = textsIn(code)
      const own = nameInLetters(entry, code)
      const shown = isArabic ? arabicName : `${own} (${arabicName})`
      const fill = (text: string) =>
        text
          .replaceAll('{{name}}', () => shown)
          .replaceAll('{{meaning}}', () => (isArabic ? meaningArabic : meaning))
      return {
        name: own,
        title: fill(texts.page.title),
        description: fill(texts.page.description),
        picture: {
          arabic: arabicName,
          title: isArabic ? undefined : own,
          text: isArabic ? meaningArabic : meaning,
          source: texts.title,
        },
        structuredData: {
          '@type': 'DefinedTerm',
          name,
          alternateName: [arabicName, ...alternateSpellings],
          description: isArabic ? meaningArabic : meaning,
        },
      }
    },
  })
