import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { ARTICLES_PER_PAGE } from '../core/article.ts'
import { countArticles, readArticles } from '../core/articles.contract.ts'

/** The list of articles: in the language of the interface, without their texts. */
export const articlesList: DirectoryList = {
  path: '/blog',
  get source() {
    const fixed = { language: currentLanguage().code, content: 'false' }
    return { path: readArticles.path, count: countArticles.path, limit: ARTICLES_PER_PAGE, fixed }
  },
}
