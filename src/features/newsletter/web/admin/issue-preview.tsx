import { useMarkdownPreview } from '#shared/web/admin/editor/use-markdown-preview.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { RichText } from '#shared/web/ui/rich-text.tsx'
import { previewIssue } from '../../core/newsletter-issues.contract.ts'

/** The email as mail programs show it: black on white, whatever the theme. */
export function IssuePreview({
  subject,
  markdown,
  language,
}: {
  subject: string
  markdown: string
  language: 'en' | 'ar'
}) {
  const { data, error, isEmpty } = useMarkdownPreview(
    [previewIssue.path, language],
    markdown,
    (written, signal) => call(previewIssue, { body: { markdown: written, language }, signal }),
  )
  if (isEmpty) return null
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return (
    <Disclosure
      className="rounded-xl bg-sunken px-4 py-1"
      title={`${t('admin-newsletter:editor.preview')} (${t(`admin-newsletter:editor.${language}`)})`}
    >
      <p className="text-ending empty:hidden" role="alert">
        {error && t('admin-newsletter:editor.noPreview')}
      </p>
      {data && (
        <div
          className="mb-4 rounded-xl bg-white px-5 py-4 font-sans text-black [&_a]:text-[#0645ad]! [&_.verse]:bg-[#f3f3f3]!"
          dir={dir}
          lang={language}
        >
          <p className="border-[#ddd] border-b pb-2 font-semibold">{subject}</p>
          <RichText dir={dir} html={data.html} lang={language} />
        </div>
      )}
      <p className="mb-3 text-muted text-sm">{t('admin-newsletter:editor.footer')}</p>
    </Disclosure>
  )
}
