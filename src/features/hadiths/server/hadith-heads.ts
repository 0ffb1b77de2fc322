import en from '#locales/en/hadiths.json' with { type: 'json' }
import enSources from '#locales/en/sources.json' with { type: 'json' }
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { shortened } from '#shared/core/shortened.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import type { Services } from '#shared/server/services.ts'
import { HADITHS_PER_PAGE } from '../core/hadith.ts'
import { countHadiths, readDailyHadith, readHadiths } from '../core/hadiths.contract.ts'
import { hadithsDirectory } from './hadiths.directory.ts'

const textsIn = interfaceTexts('hadiths', en)
const sourcesIn = interfaceTexts('sources', enSources)

/** About as long as search engines show. */
const LONGEST_DESCRIPTION = 160

/** The heads of `/hadiths` and of each hadith’s page. */
export const hadithHeads = ({ database, clock }: Pick<Services, 'database' | 'clock'>): AddressHeads =>
  directoryHeads({
    directory: hadithsDirectory(database),
    paths: ['/hadiths'],
    limit: HADITHS_PER_PAGE,
    // For most people it's the day of UTC; the others ask for their own.
    asks: () => [
      readHadiths.path,
      countHadiths.path,
      `${readDailyHadith.path}?date=${clock().toISOString().slice(0, 10)}`,
    ],
    asksOf: (slug) => `${readHadiths.path}/${slug}`,
    slugOf: ({ id }) => id,
    headOf: ({ entry: { collection, number, arabic, translation, grade } }, { code, locale }) => {
      const isArabic = code === 'ar'
      const book = sourcesIn(code).books[collection]
      const name = `${book} ${inDigits(String(number), numberingSystemOf(locale))}`
      const text = isArabic ? arabic : translation
      return {
        name,
        title: textsIn(code).page.title.replace('{{reference}}', () => name),
        description: shortened(text, LONGEST_DESCRIPTION),
        picture: {
          arabic,
          text: isArabic ? undefined : translation,
          source: `${name} · ${textsIn(code).grades[grade]}`,
        },
        structuredData: {
          '@type': 'Quotation',
          name,
          text,
          isPartOf: { '@type': 'Book', name: book },
        },
      }
    },
  })
