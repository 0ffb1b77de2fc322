import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Article } from '#features/articles/core/article.ts'
import { relatedSlugs } from '#features/articles/core/related-articles.ts'
import { articleText } from '#features/articles/server/article-text.ts'
import type { QuotedQuran } from '#features/articles/server/article-verses.ts'
import { SLUG } from '#shared/core/directory/title-slug.ts'
import { type LanguageCode, languageCodes } from '#shared/core/languages.ts'
import { type ParsedArticle, parseArticle } from './articles/article-files.ts'
import { quranParts } from './quran/quran-parts.ts'
import { readQuranSource } from './quran/source.ts'
import { readStructure } from './quran/structure.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'articles'

const folder = join(import.meta.dirname, '../../content/articles')

/** Writes all articles with their texts in every language into one file. */
export async function build(outFolder: string): Promise<void> {
  const quran = quranParts(await readQuranSource(), readStructure())
  await writeJson(join(outFolder, 'articles.json'), await readArticles(folder, quran))
}

/** The articles of a folder. Throws with the file if one is invalid, lacks English or differs between languages. */
export async function readArticles(from: string, quran: QuotedQuran): Promise<readonly Article[]> {
  const entries = await readdir(from, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const read = await Promise.all(slugs.map((slug) => readArticle(from, slug, quran)))
  return read.map((article) => ({ ...article, related: relatedSlugs(article, read) }))
}

async function readArticle(
  from: string,
  slug: string,
  quran: QuotedQuran,
): Promise<Omit<Article, 'related'>> {
  if (!SLUG.test(slug)) throw new RangeError(`${slug} is not a slug.`)
  const parsed = new Map<LanguageCode, ParsedArticle>()
  for (const language of languageCodes) {
    const file = await readFile(join(from, slug, `${language}.md`), 'utf8').catch(() => undefined)
    if (file === undefined) continue
    try {
      parsed.set(
        language,
        parseArticle(file, (written) => articleText(written, language === 'ar' ? 'ar' : 'en', quran)),
      )
    } catch (error) {
      throw new Error(`${slug}/${language}.md is invalid.`, { cause: error })
    }
  }
  const english = parsed.get('en')
  if (!english) throw new Error(`${slug} has no en.md.`)
  for (const [language, { about }] of parsed) {
    if (!isDeepStrictEqual(about, english.about))
      throw new Error(`${slug}/${language}.md differs from en.md.`)
  }
  const texts = Object.fromEntries([...parsed].map(([language, { text }]) => [language, text]))
  return { slug, ...english.about, texts: { ...texts, en: english.text } }
}
