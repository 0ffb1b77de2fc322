import { slugOf } from '#shared/core/import-options.ts'
import {
  collectionNamed,
  collectionOfFile,
  knownCollections,
  type NumberScheme,
} from '../collection-names.ts'
import type { HadithChapter, ImportedGrade, ImportedHadith, ImportFormat } from '../imported-hadith.ts'
import type { EditionHadith, EditionMetadata, HadithFile, JsonChapter, JsonHadith } from './hadith-file.ts'
import { narratorIn, splitNarrator } from './narrator.ts'

/** A collection as its files have it. */
export interface ImportedCollection {
  readonly slug: string
  readonly name: string
  readonly nameArabic: string
  readonly format: ImportFormat
  readonly chapters: readonly HadithChapter[]
  readonly hadiths: readonly ImportedHadith[]
}

/** A problem of one hadith: which one, as its file numbers it, and why. */
export type OnProblem = (hadith: string, problem: string) => void

/** The length of the longest hadiths is below a tenth of this. */
const LONGEST_TEXT = 100_000

/** The collection that a file belongs to, by its name (`bukhari`) or its title; another title becomes a name of its own. */
export const collectionSlug = (fileName: string, title: string): string =>
  collectionOfFile(fileName) ?? collectionNamed(title) ?? (slugOf(title) || slugOf(fileName) || 'collection')

const namesOf = (slug: string, english: string, arabic: string) => ({
  slug,
  name: knownCollections[slug]?.name ?? english,
  nameArabic: knownCollections[slug]?.nameArabic ?? (arabic || english),
})

type Kind<Name extends HadithFile['kind']> = Extract<HadithFile, { kind: Name }>

/** A book of `hadith-json`. Its hadiths are numbered one after another, and within their chapters. */
export function collectionOfBook(slug: string, file: Kind<'book'>, onProblem: OnProblem): ImportedCollection {
  const places = new Map<string, number>()
  const hadiths = file.hadiths.flatMap((hadith) => {
    const chapter = String(hadith.chapterId ?? 0)
    const place = (places.get(chapter) ?? 0) + 1
    places.set(chapter, place)
    const number = String(hadith.idInBook ?? hadith.id ?? hadith.item)
    const otherNumbers = [{ scheme: 'in-book', number: `${chapter}/${place}` } as const]
    return jsonHadith(hadith, { slug, chapter, number, scheme: 'edition', otherNumbers }, onProblem)
  })
  const { english, arabic } = file.metadata
  return {
    ...namesOf(slug, english.title, arabic.title),
    format: 'hadith-json',
    chapters: file.chapters.map(jsonChapter),
    hadiths: unique(hadiths),
  }
}

/**
 * The chapters of a book of `hadith-json`, each a file; of two files for one chapter, the first. Its hadiths are numbered
 * within their chapters.
 */
export function collectionOfChapters(
  slug: string,
  files: readonly Kind<'chapter'>[],
  onProblem: OnProblem,
): ImportedCollection {
  const byChapter = new Map(files.toReversed().map((file) => [String(file.chapter.id), file]))
  const sorted = [...byChapter.values()].toSorted((a, b) => Number(a.chapter.id) - Number(b.chapter.id))
  const hadiths = sorted.flatMap(({ chapter: { id }, hadiths: found }) =>
    found.flatMap((hadith, at) => {
      const chapter = String(id)
      const numbered = { slug, chapter, number: `${chapter}/${at + 1}`, scheme: 'in-book' as const }
      return jsonHadith(hadith, { ...numbered, otherNumbers: [] }, onProblem)
    }),
  )
  const [first] = sorted
  return {
    ...namesOf(slug, first?.metadata.english.title ?? slug, first?.metadata.arabic.title ?? ''),
    format: 'hadith-json-chapters',
    chapters: sorted.map(({ chapter }) => jsonChapter(chapter)),
    hadiths,
  }
}

const jsonChapter = ({ id, english, arabic }: JsonChapter): HadithChapter => ({
  number: String(id),
  name: (english ?? '').trim(),
  nameArabic: (arabic ?? '').trim(),
})

type Numbered = Pick<ImportedHadith, 'chapter' | 'number' | 'scheme' | 'otherNumbers'> & {
  readonly slug: string
}

function jsonHadith(
  { arabic, english }: JsonHadith,
  { slug, ...numbered }: Numbered,
  onProblem: OnProblem,
): ImportedHadith[] {
  const given = typeof english === 'object' ? english : { narrator: '', text: english }
  const phrase = given?.narrator ?? ''
  const narrator = narratorIn(phrase)
  const story =
    narrator === undefined ? [phrase.trim(), given?.text ?? ''].join('\n').trim() : (given?.text ?? '')
  const split = narrator === undefined ? splitNarrator(story) : { narrator, text: story.trim() }
  return usable(
    {
      ...identity(slug, numbered.number),
      ...numbered,
      arabic: (arabic ?? '').trim(),
      narrator: split.narrator,
      translation: split.text,
      grades: [],
    },
    onProblem,
  )
}

/** The editions of one collection of `hadith-api`. */
export interface Editions {
  readonly arabic?: Kind<'edition'> | undefined
  readonly english?: Kind<'edition'> | undefined
  /** The grades of `info.json`. */
  readonly info?: readonly EditionHadith[] | undefined
}

/** Joins the Arabic and the English edition of a collection of `hadith-api` by their numbers. */
export function collectionOfEditions(
  slug: string,
  editions: Editions,
  onProblem: OnProblem,
): ImportedCollection {
  const { arabic, english, info = [] } = editions
  const byNumber = new Map<
    string,
    { arabic?: EditionHadith; english?: EditionHadith; info?: EditionHadith }
  >()
  const add = (which: 'arabic' | 'english' | 'info', hadiths: readonly EditionHadith[]) => {
    for (const hadith of hadiths) {
      const number = String(hadith.hadithnumber)
      byNumber.set(number, { ...byNumber.get(number), [which]: hadith })
    }
  }
  add('arabic', arabic?.hadiths ?? [])
  add('english', english?.hadiths ?? [])
  for (const hadith of info) {
    const known = byNumber.get(String(hadith.hadithnumber))
    if (known) known.info = hadith
  }
  const hadiths = [...byNumber]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([number, joined]) => editionHadith(slug, number, joined, onProblem))
  const title = (english ?? arabic)?.metadata.name ?? slug
  return {
    ...namesOf(slug, title, ''),
    format: 'hadith-api',
    chapters: chaptersOf(arabic?.metadata, english?.metadata, hadiths),
    hadiths: unique(hadiths),
  }
}

function editionHadith(
  slug: string,
  edition: string,
  { arabic, english, info }: { arabic?: EditionHadith; english?: EditionHadith; info?: EditionHadith },
  onProblem: OnProblem,
): ImportedHadith[] {
  const [any = info] = [arabic, english].filter((each) => each !== undefined)
  const scheme = knownCollections[slug]?.scheme ?? 'edition'
  const common = commonNumber(slug, any?.arabicnumber)
  const numbers: { scheme: NumberScheme; number: string }[] = []
  if (common !== undefined && scheme !== 'edition') numbers.push({ scheme, number: common })
  if (common !== edition || scheme === 'edition') numbers.push({ scheme: 'edition', number: edition })
  const { reference } = any ?? {}
  if (reference) numbers.push({ scheme: 'in-book', number: `${reference.book}/${reference.hadith}` })
  const [first = { scheme: 'edition' as const, number: edition }, ...otherNumbers] = numbers
  const split = splitNarrator(english?.text ?? '')
  return usable(
    {
      ...identity(slug, first.number),
      ...first,
      otherNumbers,
      chapter: String(reference?.book ?? 0),
      narrator: split.narrator,
      arabic: (arabic?.text ?? '').trim(),
      translation: split.text,
      grades: gradesOf([arabic, english, info]),
    },
    onProblem,
  )
}

const WORDINGS = 26
const FIRST_LETTER = 'a'.charCodeAt(0)

/**
 * The usual number of a hadith: in Muslim, the decimals of `8.02` are the second wording of number 8, written `8b`.
 * `undefined` if the file gives none.
 */
export function commonNumber(slug: string, given: number | string | null | undefined): string | undefined {
  const [whole = '', decimals = ''] = typeof given === 'number' ? decimalsOf(given) : (given ?? '').split('.')
  if (!/^[1-9]\d*$/.test(whole)) return undefined
  if (decimals === '' || Number(decimals) === 0) return whole
  if (slug !== 'muslim') return `${whole}.${decimals}`
  const wording = Number(decimals.padEnd(2, '0')) - 1
  const letter = (at: number) => String.fromCharCode(FIRST_LETTER + at)
  const before = Math.floor(wording / WORDINGS)
  return `${whole}${before > 0 ? letter(before - 1) : ''}${letter(wording % WORDINGS)}`
}

/** `8.1` is the tenth wording: the file’s two decimals have lost a zero. */
const decimalsOf = (given: number) => given.toFixed(2).split('.')

function gradesOf(editions: readonly (EditionHadith | undefined)[]): ImportedGrade[] {
  const byGrader = new Map<string, string>()
  for (const { name, grade } of editions.flatMap((edition) => edition?.grades ?? [])) {
    if (name.trim() && grade.trim() && !byGrader.has(name.trim())) byGrader.set(name.trim(), grade.trim())
  }
  return [...byGrader].map(([grader, grade]) => ({ grader, grade }))
}

function chaptersOf(
  arabic: EditionMetadata | undefined,
  english: EditionMetadata | undefined,
  hadiths: readonly ImportedHadith[],
): HadithChapter[] {
  const used = [...new Set(hadiths.map(({ chapter }) => chapter))]
  return used
    .toSorted((a, b) => Number(a) - Number(b))
    .map((number) => ({
      number,
      name: (english?.sections?.[number] ?? arabic?.sections?.[number] ?? '').trim(),
      nameArabic: arabicName(arabic?.section_details?.[number]?.name_native),
    }))
}

/** Some files repeat the English name here. */
const arabicName = (given: string | null | undefined) =>
  given && /\p{Script=Arabic}/u.test(given) ? given.trim() : ''

const identity = (slug: string, number: string) => ({
  id: `${slug}/${number.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
  collection: slug,
})

function usable(hadith: ImportedHadith, onProblem: OnProblem): ImportedHadith[] {
  const problem = problemOf(hadith)
  if (!problem) return [hadith]
  onProblem(hadith.number, problem)
  return []
}

function problemOf({ arabic, translation }: ImportedHadith): string | undefined {
  if (arabic === '' && translation === '') return 'it has no text'
  return Math.max(arabic.length, translation.length) > LONGEST_TEXT ? 'its text is too long' : undefined
}

/** Hadiths with the same number get the number of the edition, or their place among them, behind it. */
function unique(hadiths: readonly ImportedHadith[]): ImportedHadith[] {
  const taken = new Set<string>()
  return hadiths.map((hadith) => {
    const edition = hadith.otherNumbers.find(({ scheme }) => scheme === 'edition')?.number
    let id = hadith.id
    for (let again = 2; taken.has(id); again++)
      id = `${hadith.id}-${edition ?? again}`.concat(again > 2 ? `-${again}` : '')
    taken.add(id)
    return id === hadith.id ? hadith : { ...hadith, id }
  })
}
