import { parse } from 'yaml'
import { z } from 'zod'
import { type ArticleText, articleCategories, articleTags } from '#features/articles/core/article.ts'
import type { WrittenText } from '#features/articles/server/article-text.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'

const text = z.string().trim().min(3).max(400)

const frontMatter = z.strictObject({
  title: text,
  excerpt: text.optional(),
  category: z.enum(articleCategories),
  tags: z.array(z.enum(articleTags)).min(1),
  publishedAt: z.string().refine((day) => parseCivilDate(day) !== undefined, 'not a day'),
  references: z.array(text).min(1),
})

export interface ParsedArticle {
  readonly about: Pick<z.infer<typeof frontMatter>, 'category' | 'tags' | 'publishedAt'>
  readonly text: ArticleText
}

/** An article in one language from its file. Throws `ZodError` or `RangeError` with the reason if it is invalid. */
export function parseArticle(file: string, render: (written: WrittenText) => ArticleText): ParsedArticle {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  if (head === undefined || body === undefined) throw new RangeError('The file has no front matter.')
  const { title, excerpt = '', references, ...about } = frontMatter.parse(parse(head))
  return { about, text: render({ title, excerpt, markdown: body.trim(), references }) }
}
