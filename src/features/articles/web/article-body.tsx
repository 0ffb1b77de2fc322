import { RichText } from '#shared/web/ui/rich-text.tsx'
import type { ArticleAnswer } from '../core/articles.contract.ts'
import { textAttributes } from './article-texts.ts'

/** The text of an article. */
export const ArticleBody = ({
  article: { content, language },
}: {
  article: Pick<ArticleAnswer, 'content' | 'language'>
}) => <RichText html={content} {...textAttributes(language)} />
