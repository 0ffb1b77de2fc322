import type { Language } from '#shared/core/languages.ts'
import type { PictureSubject } from '#shared/server/picture/social-picture.ts'
import type { PartAddress } from '../core/reader-portion.ts'
import { builtInTranslationFor } from '../core/translation-language.ts'
import type { QuranRepository } from './quran.repository.ts'
import { readerHead } from './reader-head.ts'

/** Stands before the app’s name in titles. */
const DASH = / [—–] /

/** The social picture of verses or of a surah; `undefined` for other parts of the Quran. */
export async function versePicture(
  quran: QuranRepository,
  address: PartAddress,
  language: Language,
): Promise<PictureSubject | undefined> {
  const isArabic = language.code === 'ar'
  const named = (number: number) => {
    const surah = quran.surah(number)
    const titled = quran.titleIn(language.code, number)
    return { surah, titled, source: readerHead(address, surah, titled, language, '').title }
  }
  if (!address.verses) {
    if (address.kind !== 'surah') return undefined
    const { surah, titled, source } = named(address.number)
    const words = isArabic ? {} : { title: titled.name, text: titled.meaning }
    return { arabic: surah.name, ...words, source: source.replace(DASH, ' · '), language }
  }
  const { surah: number, first, last } = address.verses
  const { source } = named(number)
  const translation = builtInTranslationFor(language.code) ?? 'en'
  const [texts, meanings] = await Promise.all([
    quran.text(number),
    isArabic ? undefined : quran.translation(translation, number),
  ])
  const translator = isArabic ? ' · ' : ` · ${quran.index.translations[translation].name} · `
  return {
    arabic: texts
      .slice(first - 1, last)
      .map(({ text }) => text)
      .join(' '),
    text: meanings?.slice(first - 1, last).join(' '),
    source: source.replace(DASH, translator),
    language,
  }
}
