import { inDigits } from '#shared/core/digits.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { escapeHtml } from '#shared/server/http/escape-html.ts'
import type { QuotedVerses } from '#shared/server/markdown/render-markdown.ts'

/** The parts of the Quran content that articles quote, by surah. */
export interface QuotedQuran {
  readonly surahs: readonly { readonly name: string; readonly englishName: string }[]
  readonly text: readonly (readonly { readonly text: string }[])[]
  readonly translations: { readonly en: readonly (readonly string[])[] }
}

const REFERENCE = /^(?<surah>\d{1,3}):(?<verse>\d{1,3})(?:-(?<last>\d{1,3}))?$/

/**
 * The verses of an article in one language: the Arabic and, outside Arabic, the English translation, with a link to the
 * reader.
 */
export function articleVerses(quran: QuotedQuran, language: LanguageCode): QuotedVerses {
  const isArabic = language === 'ar'
  const shown = (reference: string) => (isArabic ? inDigits(reference, 'arab') : reference)
  return {
    block: (reference) => {
      const { surah, verse } = placeOf(reference, quran)
      const { name, englishName } = surah
      const arabic = surah.verses[verse - 1]?.text ?? ''
      const translation = surah.translations[verse - 1] ?? ''
      const source = isArabic ? `${name} ${shown(String(verse))}` : `${englishName} ${reference}`
      return [
        `<figure class="verse"><blockquote class="quran-text" lang="ar" dir="rtl">${escapeHtml(arabic)}</blockquote>`,
        isArabic ? '' : `<p lang="en" dir="ltr">${escapeHtml(translation)}</p>`,
        `<figcaption><a href="${addressOf(reference)}">${escapeHtml(source)}</a></figcaption></figure>\n`,
      ].join('')
    },
    link: (reference) => {
      placeOf(reference, quran)
      return `<a href="${addressOf(reference)}"><bdi>${shown(reference)}</bdi></a>`
    },
  }
}

const addressOf = (reference: string) => `/quran/reader/${reference.replace(':', '/')}`

function placeOf(reference: string, { surahs, text, translations }: QuotedQuran) {
  const { surah = '', verse = '', last = verse } = REFERENCE.exec(reference)?.groups ?? {}
  const at = Number(surah) - 1
  const [names, verses, english] = [surahs[at], text[at], translations.en[at]]
  const isThere = names && verses && english && verses[Number(verse) - 1] && verses[Number(last) - 1]
  if (!isThere || Number(last) < Number(verse)) throw new RangeError(`There is no verse ${reference}.`)
  return { surah: { ...names, verses, translations: english }, verse: Number(verse) }
}
