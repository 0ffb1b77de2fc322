import type { PostAnswer } from '#features/articles/core/articles.contract.ts'
import { articlesList } from '#features/articles/web/articles-list.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Articles by title, excerpt or tag. */
export const articles = directoryKind<PostAnswer>({
  name: 'articles',
  list: articlesList,
  resultOf: ({ slug, title }) => ({ slug, title, detail: '' }),
  all: () => t('search:box.allArticles'),
})
