import { AppError } from '#shared/core/app-error.ts'
import { renderMarkdown } from '#shared/server/markdown/render-markdown.ts'
import type { Article, ArticleText } from '../core/article.ts'
import { excerptOf, readMinutesOf } from '../core/article-lengths.ts'
import { type ArticleValues, referencesOf } from '../core/article-values.ts'
import { articleVerses, type QuotedQuran } from './article-verses.ts'

type Language = 'en' | 'ar'

/** A text as it is written, without HTML. */
export interface WrittenText {
  readonly title: string
  readonly excerpt: string
  readonly markdown: string
  readonly references: readonly string[]
}

/** A text with its HTML, read time and, if none was written, its excerpt. Throws `RangeError` for a verse that isn’t there. */
export function articleText(written: WrittenText, language: Language, quran: QuotedQuran): ArticleText {
  const { html, headings, plain } = renderMarkdown(written.markdown, articleVerses(quran, language))
  return {
    ...written,
    excerpt: written.excerpt || excerptOf(plain),
    html,
    headings,
    readMinutes: readMinutesOf(plain),
  }
}

/**
 * The texts of what an editor wrote; those in languages besides English and Arabic stay. Throws `invalid_request` with the
 * field of a text that quotes a verse which isn’t there.
 */
export function textsOf(
  values: ArticleValues,
  stored: Article['texts'] | undefined,
  quran: QuotedQuran,
): Article['texts'] {
  const { ar: _, ...others } = stored ?? {}
  const { title, excerpt, markdown } = values
  const english = { title, excerpt, markdown, references: referencesOf(values.references) }
  const en = inField('markdown', () => articleText(english, 'en', quran))
  if (values.titleArabic === '') return { ...others, en }
  const arabic = {
    title: values.titleArabic,
    excerpt: values.excerptArabic,
    markdown: values.markdownArabic,
    references: referencesOf(values.referencesArabic),
  }
  const ar = inField('markdownArabic', () => articleText(arabic, 'ar', quran))
  return { ...others, en, ar }
}

/** Renders a text of a field. Throws `invalid_request` with the field. */
export function inField<Result>(field: string, render: () => Result): Result {
  try {
    return render()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new AppError('invalid_request', 400, error.message, [{ field, code: 'no_such_verse' }])
  }
}
