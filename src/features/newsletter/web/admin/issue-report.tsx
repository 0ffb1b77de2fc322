import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Row } from '#shared/web/ui/card.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import {
  cancelSending,
  listIssues,
  type NewsletterIssue,
  readIssue,
} from '../../core/newsletter-issues.contract.ts'
import { IssuePreview } from './issue-preview.tsx'
import { subjectOf } from './issue-subject.ts'
import { SendPanel } from './send-panel.tsx'

const WATCH_MS = 3000

/**
 * An issue whose text no longer changes: how sending it goes or went, or when it begins and how to take that back; then it is a
 * draft again.
 */
export function IssueReport({
  opened,
  recipients,
  onDraft,
  onClose,
}: {
  opened: NewsletterIssue
  /** How many addresses are confirmed. */
  recipients: number
  onDraft: (issue: NewsletterIssue) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const { id } = opened
  const { data: issue, error } = useQuery({
    queryKey: [readIssue.path, id],
    queryFn: ({ signal }) => call(readIssue, { params: { id }, signal }),
    placeholderData: opened,
    // An issue that is sent now is scheduled for a moment.
    refetchInterval: ({ state }) =>
      !state.data || ['scheduled', 'sending'].includes(state.data.status) ? WATCH_MS : false,
    refetchOnMount: 'always',
  })
  return (
    <Dialog
      onClose={onClose}
      open
      shape="wideSheet"
      title={issue ? subjectOf(issue) : t('admin-newsletter:report.title')}
    >
      {issue ? (
        issue.status === 'scheduled' ? (
          <>
            <SendPanel
              isChanged={false}
              issue={issue}
              onDone={(next) => {
                void client.invalidateQueries({ queryKey: [listIssues.path] })
                onDraft(next)
              }}
              recipients={recipients}
            />
            <Texts issue={issue} />
          </>
        ) : (
          <Report issue={issue} />
        )
      ) : error ? (
        <p role="alert">{t('admin-newsletter:issues.notRead')}</p>
      ) : (
        <CardSkeletons count={2} />
      )}
    </Dialog>
  )
}

function Report({ issue }: { issue: NewsletterIssue }) {
  const { id, status, recipients, sent, failed, startedAt, endedAt } = issue
  const figures = { recipients, sent, failed, left: recipients - sent - failed }
  const client = useQueryClient()
  const stopping = useMutation({
    mutationFn: () => call(cancelSending, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [readIssue.path, listIssues.path].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  })
  return (
    <>
      {status === 'stopped' && (
        <p className="mb-3 font-semibold" role="status">
          {t('admin-newsletter:report.stopped')}
        </p>
      )}
      <ProgressBar
        aria-label={t('admin-newsletter:report.label')}
        className="mb-3 w-full"
        max={Math.max(1, recipients)}
        value={recipients === 0 ? 1 : sent + failed}
      />
      <ul>
        {startedAt && <Fact name="started" value={formatInstant(startedAt)} />}
        {endedAt && <Fact name="ended" value={formatInstant(endedAt)} />}
        {(['recipients', 'sent', 'failed', 'left'] as const).map((name) => (
          <Fact key={name} name={name} value={formatNumber(figures[name])} />
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t('admin-newsletter:report.about')}</p>
      {status === 'sending' && (
        <Button
          className="mt-5"
          disabled={stopping.isPending}
          look="ending"
          onClick={() => stopping.mutate()}
        >
          {t('admin-newsletter:report.stop')}
        </Button>
      )}
      <p className="text-ending empty:hidden" role="alert">
        {stopping.error && t(`admin-newsletter:send.failures.${failureKey(stopping.error, keys)}`)}
      </p>
      <Texts issue={issue} />
    </>
  )
}

const Texts = ({ issue: { values } }: { issue: NewsletterIssue }) => (
  <div className="mt-5 grid gap-3">
    <IssuePreview language="en" markdown={values.markdown} subject={values.subject} />
    <IssuePreview language="ar" markdown={values.markdownArabic} subject={values.subjectArabic} />
  </div>
)

const keys = { issue_not_draft: 'allSent' } as const

const Fact = ({ name, value }: { name: string; value: string }) => (
  <Row>
    <span className="text-muted">{t(`admin-newsletter:report.${name}`)}</span>
    <span className="tabular">{value}</span>
  </Row>
)
