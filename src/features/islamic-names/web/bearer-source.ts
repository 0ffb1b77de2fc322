import type { Source } from '#shared/core/source.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatSource } from '#shared/web/sources/format-source.ts'

/** The Quran and the collections of hadiths, as the sources of bearers name them. */
const books: Readonly<Record<string, Source['book']>> = {
  Quran: 'quran',
  'Sahih al-Bukhari': 'bukhari',
  'Sahih Muslim': 'muslim',
  'Sunan Abi Dawud': 'abu-dawud',
}

/** Other works, as the sources name them, and their texts. */
const works: Readonly<Record<string, string>> = {
  'Ibn Hajar, al-Isaba fi Tamyiz as-Sahaba': 'isaba',
  'adh-Dhahabi, Siyar Aʿlam an-Nubala': 'siyar',
  'Ibn Khallikan, Wafayat al-Aʿyan': 'wafayat',
  'Ibn Saʿd, at-Tabaqat al-Kubra': 'ibnSaad',
  'Ibn Hisham, as-Sira an-Nabawiyya': 'ibnHisham',
  'as-Subki, Tabaqat ash-Shafiʿiyya al-Kubra': 'subki',
  'as-Sakhawi, ad-Dawʾ al-Lamiʿ': 'daw',
  'Abu al-Faraj al-Isfahani, al-Aghani': 'aghani',
  'al-Waqidi, al-Maghazi': 'maghazi',
  'Ibn Manzur, Lisan al-Arab': 'lisan',
  'at-Tabari, Tarikh ar-Rusul wa-l-Muluk': 'tabari',
  'Ibn Bashkuwal, as-Sila': 'sila',
  'Babur, Baburnama': 'baburnama',
  'Gulbadan Begum, Humayun-nama': 'humayunnama',
}

/** Works whose sources name an article, which stays in English. */
const encyclopaedias: Readonly<Record<string, string>> = {
  'Encyclopaedia of Islam, second edition': 'islam2',
  'Encyclopaedia Iranica': 'iranica',
  'Encyclopaedia Britannica': 'britannica',
}

/** A source in the page’s language; the rare works without a text stay as they are. */
export function bearerSource(source: string): string {
  const work = works[source]
  if (work) return t(`islamic-names:works.${work}`)
  const [, encyclopaedia = '', article = ''] = /^(Encyclopaedia .+?), (“.+)$/.exec(source) ?? []
  const named = encyclopaedias[encyclopaedia]
  if (named) return t(`islamic-names:works.${named}`, { article: `\u2068${article}\u2069` })
  const [, title = '', number = ''] = /^(.+?) (\d+(?::\d+|, \d+)*)$/.exec(source) ?? []
  const book = books[title]
  return book ? formatSource({ book, number: number.replaceAll(', ', t('shell:comma')) }) : source
}
