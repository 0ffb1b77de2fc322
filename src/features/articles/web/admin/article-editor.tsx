import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { serverMessage } from '#shared/web/admin/server-message.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type ArticleValues, articleTroubles, newArticle } from '../../core/article-values.ts'
import {
  createArticle,
  type EditedArticle,
  listAdminArticles,
  readAdminArticle,
  updateArticle,
} from '../../core/articles-admin.contract.ts'
import { actOnAll } from './act-on-articles.ts'
import { ArticleFields } from './article-fields.tsx'
import { comparedFields } from './compared-fields.ts'

interface EditorParts {
  readonly onClose: () => void
}

const read = (id: string) => call(readAdminArticle, { params: { id } })

/** The editor of an article, or of a new one without an id. */
export function ArticleEditor({ id, onClose }: EditorParts & { id: string | undefined }) {
  const { data, error } = useQuery({
    queryKey: [readAdminArticle.path, id],
    queryFn: () => read(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
  })
  if (error) return <p role="alert">{t('admin-articles:notRead')}</p>
  if (id !== undefined && !data) return null
  return <Editor article={data} onClose={onClose} />
}

function Editor({ article, onClose }: EditorParts & { article: EditedArticle | undefined }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listAdminArticles.path] })
  const editor = useEditor<ArticleValues>({
    draft: `article/${article?.id ?? 'new'}`,
    start: article ? { values: article.values, version: article.version } : { values: newArticle },
    troubles: articleTroubles,
    readAgain: () => read(article?.id ?? ''),
    save: async (values, version) => {
      if (article) {
        const saved = await save(article.id, values, version)
        notify('saved', () => save(article.id, article.values, saved.version).then(refresh))
      } else {
        await call(createArticle, { body: { ...values, tags: [...values.tags] } })
        notify('saved')
      }
      await refresh()
      onClose()
    },
  })

  const act = async (action: 'delete' | 'reset') => {
    if (!article) return
    try {
      await actOnAll(action, [article.id])
    } catch (error) {
      return notifyFailed(error)
    }
    await refresh()
    onClose()
    if (action === 'reset') notify('saved')
    else notify('deleted', () => actOnAll('restore', [article.id]).then(refresh))
  }

  return (
    <EditorSheet
      actions={
        article && (
          <>
            {article.source === 'edited' && (
              <Button onClick={() => void act('reset')}>{t('admin:entries.actions.reset')}</Button>
            )}
            <Button look="ending" onClick={() => void act('delete')}>
              {t('admin:entries.actions.delete')}
            </Button>
          </>
        )
      }
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t(`admin-articles:${article ? 'edit' : 'create'}`)}
    >
      <ArticleFields editor={editor} isNew={article === undefined} />
    </EditorSheet>
  )
}

const save = (id: string, values: ArticleValues, version: number | undefined) =>
  call(updateArticle, {
    params: { id },
    body: { ...values, tags: [...values.tags], ...(version !== undefined && { version }) },
  })

function notify(done: 'saved' | 'deleted', undo?: () => Promise<void>): void {
  toast({
    title: t(`admin:entries.${done}`),
    ...(undo && { action: { label: t('admin:undo'), run: () => void undo().catch(notifyFailed) } }),
  })
}

function notifyFailed(error: unknown): void {
  toast({ title: serverMessage(error) ?? t('admin:entries.failed'), tone: 'destructive' })
}
