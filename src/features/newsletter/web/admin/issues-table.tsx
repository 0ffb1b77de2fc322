import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { type IssueStatus, issueStatuses } from '../../core/newsletter-issue.ts'
import { listIssues, type NewsletterIssue } from '../../core/newsletter-issues.contract.ts'
import { IssueEditor } from './issue-editor.tsx'
import { IssueReport } from './issue-report.tsx'
import { subjectOf } from './issue-subject.ts'

/** How often the list is read again while an issue is being sent. */
const WATCH_MS = 3000

/** The issues: drafts open in the editor, others show how sending goes. */
export function IssuesTable({ recipients }: { recipients: number }) {
  const [opened, setOpened] = useState<NewsletterIssue | 'new'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Button className="mb-4" look="action" onClick={() => setOpened('new')}>
        <Plus aria-hidden size={18} />
        {t('admin-newsletter:issues.create')}
      </Button>
      <AdminTable<NewsletterIssue>
        columns={columns()}
        empty={t('admin-newsletter:issues.empty')}
        filters={[
          {
            name: 'status',
            label: t('admin-newsletter:issues.status'),
            all: t('admin-newsletter:issues.everyStatus'),
            values: issueStatuses.map((value) => ({
              value,
              text: t(`admin-newsletter:issues.statuses.${value}`),
            })),
          },
        ]}
        keyOf={({ id }) => id}
        label={t('admin-newsletter:tabs.issues')}
        list={listIssues}
        onOpen={setOpened}
        searchLabel={t('admin-newsletter:issues.search')}
        titleOf={subjectOf}
      />
      {opened &&
        (opened !== 'new' && opened.status !== 'draft' ? (
          <IssueReport onClose={close} onDraft={setOpened} opened={opened} recipients={recipients} />
        ) : (
          <IssueEditor
            issue={opened === 'new' ? undefined : opened}
            key={opened === 'new' ? 'new' : opened.id}
            onClose={close}
            onSaved={setOpened}
            recipients={recipients}
          />
        ))}
    </>
  )
}

const tones = {
  draft: 'quiet',
  scheduled: 'good',
  sending: 'good',
  sent: 'good',
  stopped: 'ended',
} as const satisfies Record<IssueStatus, string>

const columns = (): readonly AdminColumn<NewsletterIssue>[] => [
  {
    id: 'subject',
    title: t('admin-newsletter:issues.subject'),
    sortable: true,
    cell: (issue) => <bdi className="break-words">{subjectOf(issue)}</bdi>,
  },
  {
    id: 'status',
    title: t('admin-newsletter:issues.status'),
    cell: ({ status, sendAt }) => (
      <>
        <AdminBadge tone={tones[status]}>{t(`admin-newsletter:issues.statuses.${status}`)}</AdminBadge>
        {status === 'scheduled' && sendAt && (
          <span className="mt-1 block whitespace-nowrap text-muted text-sm">{formatInstant(sendAt)}</span>
        )}
      </>
    ),
  },
  {
    id: 'progress',
    title: t('admin-newsletter:issues.progress'),
    cell: (issue) => <Progress issue={issue} />,
  },
  {
    id: 'started',
    title: t('admin-newsletter:issues.started'),
    sortable: true,
    cell: ({ startedAt }) => (
      <span className="whitespace-nowrap">{startedAt ? formatInstant(startedAt) : '–'}</span>
    ),
  },
  {
    id: 'languages',
    title: t('admin-newsletter:issues.languages'),
    cell: ({ values }) => (
      <span className="whitespace-nowrap">{values.markdownArabic === '' ? 'EN' : 'EN · AR'}</span>
    ),
  },
  {
    id: 'updated',
    title: t('admin-newsletter:issues.updated'),
    sortable: true,
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{formatInstant(updatedAt)}</span>,
  },
]

/** How many emails went out; the list is read again while some still do. */
function Progress({ issue: { status, sent, failed, recipients } }: { issue: NewsletterIssue }) {
  const client = useQueryClient()
  const isSending = status === 'sending'
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: [listIssues.path] }), WATCH_MS)
    return () => clearInterval(timer)
  }, [client, isSending])
  if (status === 'draft' || status === 'scheduled') return '–'
  return (
    <span className="tabular whitespace-nowrap">
      {t('admin-newsletter:issues.progressText', {
        sent: formatNumber(sent),
        recipients: formatNumber(recipients),
      })}
      {failed > 0 && ` · ${t('admin-newsletter:issues.failedText', { failed: formatNumber(failed) })}`}
    </span>
  )
}
