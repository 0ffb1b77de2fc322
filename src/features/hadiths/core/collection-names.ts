import { nameKey } from '#features/quran/core/index.ts'
import { asciiDigits } from '#shared/core/ascii-digits.ts'

/** Whose numbers they are; `edition`: the file’s own; `in-book`: the book and the hadith within it. */
export const numberSchemes = [
  'fath-al-bari',
  'abd-al-baqi',
  'abd-al-hamid',
  'shakir',
  'abu-ghuddah',
  'edition',
  'in-book',
] as const
export type NumberScheme = (typeof numberSchemes)[number]

/** The editions whose numbers the six books have, as pages name them. */
export const editions: Readonly<Partial<Record<NumberScheme, string>>> = {
  'fath-al-bari': 'Fath al-Bari (Muhammad Fuʾad ʿAbd al-Baqi)',
  'abd-al-baqi': 'Muhammad Fuʾad ʿAbd al-Baqi',
  'abd-al-hamid': 'Muhammad Muhyi ad-Din ʿAbd al-Hamid',
  shakir: 'Ahmad Muhammad Shakir',
  'abu-ghuddah': 'ʿAbd al-Fattah Abu Ghuddah',
}

interface KnownCollection {
  readonly name: string
  readonly nameArabic: string
  /** Its file names in the two public formats. */
  readonly files: string
  /** Names that people type, in any language and script, separated by commas; the two above are found too. */
  readonly names: string
  /** The scheme of its usual numbers. */
  readonly scheme: NumberScheme
  /** The last number of that scheme, for the six books. */
  readonly last?: number
}

/**
 * The collections that are known by name, in the order of lists. To find one by its name in another language,
 * add the name to `names`.
 */
export const knownCollections: Readonly<Record<string, KnownCollection>> = {
  bukhari: {
    name: 'Sahih al-Bukhari',
    nameArabic: 'صحيح البخاري',
    files: 'bukhari',
    names:
      'bukhari, al-Bukhari, buhari, البخاري, صحیح بخاری, بخاری, সহিহ বুখারি, বুখারি, বুখারী, सहीह बुख़ारी, बुख़ारी, बुखारी, സഹീഹുൽ ബുഖാരി, ബുഖാരി',
    scheme: 'fath-al-bari',
    last: 7563,
  },
  muslim: {
    name: 'Sahih Muslim',
    nameArabic: 'صحيح مسلم',
    files: 'muslim',
    names: 'muslim, مسلم, صحیح مسلم, সহিহ মুসলিম, মুসলিম, सहीह मुस्लिम, मुस्लिम, സഹീഹ് മുസ്ലിം, മുസ്ലിം',
    scheme: 'abd-al-baqi',
    last: 3033,
  },
  'abu-dawud': {
    name: 'Sunan Abi Dawud',
    nameArabic: 'سنن أبي داود',
    files: 'abudawud',
    names:
      'Abu Dawud, Abi Dawud, Abu Daud, Abu Dawood, Sunan Abu Dawud, أبو داود, سنن ابی داؤد, ابو داؤد, সুনানে আবু দাউদ, আবু দাউদ, सुनन अबू दाऊद, अबू दाऊद, അബൂദാവൂദ്, അബൂ ദാവൂദ്',
    scheme: 'abd-al-hamid',
    last: 5274,
  },
  tirmidhi: {
    name: 'Jamiʿ at-Tirmidhi',
    nameArabic: 'جامع الترمذي',
    files: 'tirmidhi',
    names:
      'tirmidhi, at-Tirmidhi, tirmizi, tirmithi, الترمذي, سنن الترمذي, جامع ترمذی, ترمذی, জামে তিরমিজি, তিরমিজি, जामे तिर्मिज़ी, तिर्मिज़ी, തിർമിദി, തിർമുദി',
    scheme: 'shakir',
    last: 3956,
  },
  nasai: {
    name: 'Sunan an-Nasaʾi',
    nameArabic: 'سنن النسائي',
    files: 'nasai',
    names: 'nasai, an-Nasai, nisai, النسائي, سنن نسائی, نسائی, সুনানে নাসায়ি, নাসায়ি, सुनन नसाई, नसाई, നസാഈ',
    scheme: 'abu-ghuddah',
    last: 5758,
  },
  'ibn-majah': {
    name: 'Sunan Ibn Majah',
    nameArabic: 'سنن ابن ماجه',
    files: 'ibnmajah',
    names:
      'Ibn Majah, Ibn Maja, ابن ماجه, سنن ابن ماجہ, ابن ماجہ, সুনানে ইবনে মাজাহ, ইবনে মাজাহ, सुनन इब्ने माजह, इब्ने माजह, ഇബ്നു മാജ',
    scheme: 'abd-al-baqi',
    last: 4341,
  },
  malik: {
    name: 'Muwatta Malik',
    nameArabic: 'موطأ مالك',
    files: 'malik',
    names: 'malik, muwatta, موطأ, الموطأ, موطا امام مالک, মুয়াত্তা মালেক, मुवत्ता इमाम मालिक',
    scheme: 'edition',
  },
  ahmad: {
    name: 'Musnad Ahmad',
    nameArabic: 'مسند أحمد',
    files: 'ahmed ahmad',
    names: 'ahmad, ahmed, أحمد, مسند احمد, মুসনাদে আহমাদ, मुसनद अहमद',
    scheme: 'edition',
  },
  darimi: {
    name: 'Sunan ad-Darimi',
    nameArabic: 'سنن الدارمي',
    files: 'darimi',
    names: 'darimi, ad-Darimi, الدارمي',
    scheme: 'edition',
  },
  nawawi: {
    name: 'An-Nawawi’s forty',
    nameArabic: 'الأربعون النووية',
    files: 'nawawi40 nawawi',
    names: 'nawawi, an-Nawawi, forty, النووية, النووي',
    scheme: 'edition',
  },
  qudsi: {
    name: 'Forty hadith qudsi',
    nameArabic: 'الأربعون القدسية',
    files: 'qudsi40 qudsi',
    names: 'qudsi, القدسية',
    scheme: 'edition',
  },
  dehlawi: {
    name: 'Forty hadith of Shah Waliullah',
    nameArabic: 'أربعون ولي الله الدهلوي',
    files: 'shahwaliullah40 dehlawi',
    names: 'dehlawi, shah waliullah, الدهلوي',
    scheme: 'edition',
  },
  'riyad-as-salihin': {
    name: 'Riyad as-Salihin',
    nameArabic: 'رياض الصالحين',
    files: 'riyad_assalihin',
    names: 'riyad, riyadus salihin, رياض الصالحين',
    scheme: 'edition',
  },
  mishkat: {
    name: 'Mishkat al-Masabih',
    nameArabic: 'مشكاة المصابيح',
    files: 'mishkat_almasabih',
    names: 'mishkat, مشكاة',
    scheme: 'edition',
  },
  'adab-mufrad': {
    name: 'Al-Adab al-Mufrad',
    nameArabic: 'الأدب المفرد',
    files: 'aladab_almufrad',
    names: 'adab, adab mufrad, الادب المفرد, আল-আদাবুল মুফরাদ, अल-अदब अल-मुफ़रद',
    scheme: 'edition',
  },
  shamail: {
    name: 'Ash-Shamaʾil al-Muhammadiyya',
    nameArabic: 'الشمائل المحمدية',
    files: 'shamail_muhammadiyah',
    names: 'shamail, الشمائل',
    scheme: 'edition',
  },
  bulugh: {
    name: 'Bulugh al-Maram',
    nameArabic: 'بلوغ المرام',
    files: 'bulugh_almaram',
    names: 'bulugh, بلوغ المرام',
    scheme: 'edition',
  },
}

const slugs = Object.keys(knownCollections)

/** The scheme of a collection’s usual numbers. */
export const usualScheme = (collection: string): NumberScheme =>
  knownCollections[collection]?.scheme ?? 'edition'

/** Whether a collection has a hadith with this number in its usual scheme, as far as its last number is known. */
export const hasHadithNumber = (collection: string, number: number): boolean =>
  Number.isInteger(number) && number > 0 && number <= (knownCollections[collection]?.last ?? Infinity)

/** The place of a collection in lists; unknown ones come last. */
export const placeOfCollection = (slug: string): number =>
  slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length

/** The collection of a file name without language and extension, such as `abudawud`. */
export const collectionOfFile = (name: string): string | undefined =>
  slugs.find((slug) => knownCollections[slug]?.files.split(' ').includes(name))

const byName = new Map(
  Object.entries(knownCollections).flatMap(([slug, { name, nameArabic, names }]) =>
    [slug, name, nameArabic, ...names.split(', ')].map((each) => [nameKey(each), slug] as const),
  ),
)
/** One wrong letter turns a shorter name into another name. */
const SHORTEST_WITH_ERROR = 5

/** The collection with this name in any language of the table; a longer name may have one wrong letter. */
export function collectionNamed(name: string): string | undefined {
  const key = nameKey(name)
  if (key === '') return undefined
  const exact = byName.get(key)
  if (exact || key.length < SHORTEST_WITH_ERROR) return exact
  return [...byName].find(([each]) => each.length >= SHORTEST_WITH_ERROR && isOneEditApart(each, key))?.[1]
}

/** Whether inserting, deleting or replacing one letter, or swapping two neighbours, makes two words equal. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (text: string, from: number) => text.slice(from)
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    rest(a, start) === rest(b, start + 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2))
  )
}

/** Words between the name and the number. */
const NUMBER_WORDS = /(?<=\s)(?:hadith|hadis|number|no\.?|nr\.?|حديث|الحديث|رقم|حدیث|نمبر)(?=[\s:#])/gu
const REFERENCE = /^(?<name>\D{2,60}?)[\s,:#.]*(?<number>\d{1,6}(?:\/\d{1,5})?)\s?(?<wording>[a-z]{1,2})?$/u

/** A reference such as `bukhari 1`, `Muslim 8a` or `مسلم ٢٣`; `undefined` for any other text. */
export function parseHadithReference(
  text: string,
): { readonly collection: string; readonly number: string } | undefined {
  const plain = asciiDigits(text.normalize('NFKC')).toLowerCase().trim()
  for (const each of [plain, plain.replaceAll(NUMBER_WORDS, ' ')]) {
    const found = REFERENCE.exec(each)?.groups
    const collection = found?.name && collectionNamed(found.name)
    if (collection) return { collection, number: `${found.number}${found.wording ?? ''}` }
  }
  return undefined
}
