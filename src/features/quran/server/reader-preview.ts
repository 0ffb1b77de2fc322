import { interfaceLanguage, type Language } from '#shared/core/languages.ts'
import {
  builtInTranslationFor,
  defaultTranslationLanguage,
  resolveTranslation,
  type TranslationLanguage,
} from '../core/index.ts'
import { canonicalReaderAddress, parseReaderAddress, READER_PATH } from '../core/reader-address.ts'
import { beginningOf, type PartAddress } from '../core/reader-portion.ts'
import { type CatalogueTranslation, contentAddress } from './catalogue.ts'
import { type FirstVerse, renderFirstScreen } from './first-screen.ts'
import type { QuranRepository } from './quran.repository.ts'
import { readerHead } from './reader-head.ts'

/** The server-rendered first screen of a reader page, with its metadata. */
export interface ReaderPreview {
  readonly title: string
  readonly description: string
  readonly canonicalPath: string
  /** The first verses, in the same markup as the app. */
  readonly html: string
  /** Addresses of the files that the app reads first, to preload. */
  readonly files: readonly string[]
}

/**
 * Parses a path and query of the reader: `bad` for a place that does not exist, `undefined` for other pages and for the
 * address without a place, where the device decides.
 */
export function parseReaderPath(path: string, query: string): PartAddress | 'bad' | undefined {
  if (path !== READER_PATH && !path.startsWith(`${READER_PATH}/`)) return undefined
  const address = parseReaderAddress(path.slice(READER_PATH.length), query)
  if (address.kind === 'problem') return 'bad'
  return address.kind === 'last-place' ? undefined : address
}

/** The amount of Arabic that fills a screen. */
const SCREENFUL_OF_CHARACTERS = 700

/**
 * The preview of an address in a person's language. If the catalogue's translation for that language is imported, the
 * app loads its verses.
 */
export async function readerPreview(
  quran: QuranRepository,
  address: PartAddress,
  language: Language,
  catalogue: readonly CatalogueTranslation[],
): Promise<ReaderPreview> {
  const { surah: number, verse: first } = beginningOf(address)
  const surah = quran.surah(number)
  const translation = builtInMeaning(language, catalogue)
  const shown = interfaceLanguage(language)
  const titled = quran.titleIn(shown.code, number)
  const [opening, text, meanings] = await Promise.all([
    quran.text(1),
    quran.text(number),
    translation ? quran.translation(translation, number) : undefined,
  ])
  const verses: FirstVerse[] = []
  let characters = 0
  for (const [index, verse] of text.entries()) {
    const isShown =
      address.kind === 'page' ? verse.page === address.number : characters < SCREENFUL_OF_CHARACTERS
    if (index + 1 < first || !isShown) continue
    characters += verse.text.length
    verses.push({ number: index + 1, text: verse.text, meaning: meanings?.[index] })
  }
  const { index } = quran
  return {
    ...readerHead(address, surah, titled, shown, verses[0]?.meaning ?? verses[0]?.text ?? ''),
    canonicalPath: canonicalReaderAddress(address),
    html: renderFirstScreen({
      surah,
      titled,
      verses,
      basmala: first === 1 && surah.bismillah ? opening[0]?.text : undefined,
      page: address.kind === 'page' ? address.number : undefined,
      isMeant: address.verses !== undefined,
      translation,
      language: shown,
    }),
    files: [
      index.surahs,
      `${index.text}/${number}.json`,
      ...(number === 1 || !surah.bismillah ? [] : [`${index.text}/1.json`]),
      ...(translation ? [`${index.translations[translation].folder}/${number}.json`] : []),
    ].map(contentAddress),
  }
}

function builtInMeaning(
  language: Language,
  catalogue: readonly CatalogueTranslation[],
): TranslationLanguage | undefined {
  const tag = defaultTranslationLanguage(language.code)
  return tag === undefined || resolveTranslation(tag, catalogue)?.imported
    ? undefined
    : (builtInTranslationFor(tag) ?? 'en')
}
