import { useMarkdownPreview } from '#shared/web/admin/editor/use-markdown-preview.ts'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { previewArticle } from '../../core/articles-admin.contract.ts'
import { ArticleBody } from '../article-body.tsx'
import { counted } from '../article-texts.ts'
import type { TextLanguage } from './text-fields.ts'

/** The text as its page shows it, rendered by the server a moment after the last key. */
export function MarkdownPreview({ markdown, language }: { markdown: string; language: TextLanguage }) {
  const { data, error, isEmpty } = useMarkdownPreview(
    [previewArticle.path, language],
    markdown,
    (written, signal) => call(previewArticle, { body: { markdown: written, language }, signal }),
  )
  if (isEmpty) return null
  return (
    <Disclosure className="rounded-xl bg-sunken px-4 py-1" title={t('admin-articles:preview')}>
      <p className="text-ending empty:hidden" role="alert">
        {error && t(`admin-articles:${wrongVerse(error) ? 'troubles.no_such_verse' : 'noPreview'}`)}
      </p>
      {data && (
        <div className="pb-4">
          <p className="text-muted text-sm">{counted('readTime', data.readMinutes)}</p>
          <ArticleBody article={{ content: data.html, language }} />
        </div>
      )}
    </Disclosure>
  )
}

const wrongVerse = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ code }) => code === 'no_such_verse')
