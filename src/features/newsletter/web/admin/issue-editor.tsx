import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type IssueValues, issueTroubles, newIssue } from '../../core/newsletter-issue.ts'
import {
  actOnIssues,
  createIssue,
  listIssues,
  type NewsletterIssue,
  readIssue,
  updateIssue,
} from '../../core/newsletter-issues.contract.ts'
import { IssueFields } from './issue-fields.tsx'
import { SendPanel } from './send-panel.tsx'

const act = async (action: 'delete' | 'restore', id: string) =>
  throwRefusal(await call(actOnIssues, { body: { action, ids: [id] } }))

const sameTexts = (a: IssueValues, b: IssueValues) =>
  (Object.keys(newIssue) as (keyof IssueValues)[]).every((field) => a[field] === b[field])

/** Writes an issue; a saved one can be tried out, scheduled and sent. */
export function IssueEditor({
  issue,
  recipients,
  onSaved,
  onClose,
}: {
  issue: NewsletterIssue | undefined
  /** How many addresses are confirmed. */
  recipients: number
  onSaved: (issue: NewsletterIssue) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const [notDeleted, setNotDeleted] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: [listIssues.path] })
  const editor = useEditor<IssueValues>({
    draft: `newsletter/${issue?.id ?? 'new'}`,
    start: issue ?? { values: newIssue },
    troubles: issueTroubles,
    readAgain: () => call(readIssue, { params: { id: issue?.id ?? '' } }),
    save: async (values, version) => {
      const saved = issue
        ? await call(updateIssue, {
            params: { id: issue.id },
            body: { ...values, ...(version !== undefined && { version }) },
          })
        : await call(createIssue, { body: values })
      await refresh()
      toast({ title: t('admin-newsletter:issues.saved') })
      onSaved(saved)
    },
  })
  const remove = async (id: string) => {
    try {
      await act('delete', id)
    } catch {
      return setNotDeleted(true)
    }
    await refresh()
    onClose()
    toast({
      title: t('admin-newsletter:issues.deleted'),
      action: { label: t('admin:undo'), run: () => void act('restore', id).then(refresh) },
    })
  }
  return (
    <EditorSheet
      actions={
        issue?.status === 'draft' && (
          <Button look="ending" onClick={() => void remove(issue.id)}>
            {t('admin-newsletter:editor.delete')}
          </Button>
        )
      }
      editor={editor}
      fields={(['subject', 'markdown', 'subjectArabic', 'markdownArabic'] as const).map((field) => ({
        title: `${t(`admin-newsletter:editor.${field.replace('Arabic', '')}`)} (${t(`admin-newsletter:editor.${field.endsWith('Arabic') ? 'ar' : 'en'}`)})`,
        text: (values: IssueValues) => values[field],
      }))}
      onClose={onClose}
      title={t(`admin-newsletter:editor.${issue ? 'edit' : 'create'}`)}
    >
      <IssueFields editor={editor} />
      <p className="text-ending empty:hidden" role="alert">
        {notDeleted && t('admin-newsletter:send.failures.server')}
      </p>
      {issue && (
        <SendPanel
          isChanged={!sameTexts(editor.values, issue.values)}
          issue={issue}
          onDone={(next) => {
            void refresh()
            onSaved(next)
          }}
          recipients={recipients}
        />
      )}
    </EditorSheet>
  )
}
