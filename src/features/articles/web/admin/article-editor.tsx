import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { type ArticleValues, articleTroubles, newArticle } from '../../core/article-values.ts'
import {
  createArticle,
  listAdminArticles,
  readAdminArticle,
  updateArticle,
} from '../../core/articles-admin.contract.ts'
import { actOnAll } from './act-on-articles.ts'
import { ArticleFields } from './article-fields.tsx'
import { comparedFields } from './compared-fields.ts'

const editedArticles: EditedEntries<ArticleValues> = {
  draft: 'article',
  list: listAdminArticles.path,
  empty: newArticle,
  troubles: articleTroubles,
  read: (id) => call(readAdminArticle, { params: { id } }),
  create: (values) => call(createArticle, { body: { ...values, tags: [...values.tags] } }),
  save: (id, values, version) =>
    call(updateArticle, {
      params: { id },
      body: { ...values, tags: [...values.tags], ...(version !== undefined && { version }) },
    }),
  act: actOnAll,
}

/** The editor of an article, or of a new one without an id. */
export function ArticleEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EntryEditor
      entries={editedArticles}
      fields={comparedFields()}
      id={id}
      onClose={onClose}
      title={t(`admin-articles:${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <ArticleFields editor={editor} isNew={id === undefined} />}
    </EntryEditor>
  )
}
