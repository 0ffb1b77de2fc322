import enDescriptions from '#locales/en/descriptions.json' with { type: 'json' }
import enReader from '#locales/en/reader.json' with { type: 'json' }
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import type { Language } from '#shared/core/languages.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { meaningBeside } from '../core/index.ts'
import type { SurahVerses } from '../core/reader-address.ts'
import type { PartAddress } from '../core/reader-portion.ts'
import type { SurahSummary, SurahTitle } from './quran-content.ts'

/** The title and description in the HTML head of a reader page. */
export interface ReaderHead {
  readonly title: string
  readonly description: string
}

const readerIn = interfaceTexts('reader', enReader)
const descriptionsIn = interfaceTexts('descriptions', enDescriptions)

/** Search engines and social networks truncate longer ones. */
const MAX_DESCRIPTION_LENGTH = 300

/**
 * `titled` is the surah's name and meaning in this language, and `meaning` the first verse of the address as the page shows
 * it in this language.
 */
export function readerHead(
  address: PartAddress,
  surah: SurahSummary,
  titled: SurahTitle,
  language: Language,
  meaning: string,
): ReaderHead {
  const { titles } = readerIn(language.code)
  const { reader: about } = descriptionsIn(language.code)
  const digits = (text: string | number) => inDigits(String(text), numberingSystemOf(language.locale))
  const values = {
    surah: titled.name,
    number: digits(address.number),
    count: digits(surah.numberOfAyahs),
    verses: address.verses ? digits(rangeOf(address.verses)) : '',
  }
  if (address.verses) return { title: fill(titles.verses, values), description: truncateAtWord(meaning) }
  const meaningOfName = meaningBeside(titled)
  const named = meaningOfName === undefined ? values.surah : `${titled.name} (${meaningOfName})`
  return {
    title: fill(titles[address.kind], values),
    description: fill(about[address.kind], { ...values, surah: named }),
  }
}

const rangeOf = ({ surah, first, last }: SurahVerses) =>
  `${surah}:${first === last ? first : `${first}–${last}`}`

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

function truncateAtWord(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))} …`
}
