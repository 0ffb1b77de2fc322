import { inDigits } from '#shared/core/digits.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { renderMarkdown } from '#shared/server/markdown/render-markdown.ts'

/** As the read time of articles. */
const WORDS_PER_MINUTE = 200

/** The sanitised HTML of a text in Markdown, and the minutes that reading it takes. References such as (2:183) are links. */
export function renderText(
  markdown: string,
  language: LanguageCode,
): { readonly html: string; readonly minutes: number } {
  const link = (reference: string) => {
    const shown = language === 'ar' ? inDigits(reference, 'arab') : reference
    return `<a href="/quran/reader/${reference.replace(':', '/')}"><bdi>${shown}</bdi></a>`
  }
  const { html, plain } = renderMarkdown(markdown, {
    link,
    block: (reference) => `<p>${link(reference)}</p>\n`,
  })
  const words = plain.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return { html, minutes: Math.ceil(words.length / WORDS_PER_MINUTE) }
}
