import { eq, isNull } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { IssueStatus } from '../../core/newsletter-issue.ts'
import type { NewsletterIssue } from '../../core/newsletter-issues.contract.ts'
import { newsletterIssues as issues } from '../newsletter.table.ts'

type Row = Omit<typeof issues.$inferSelect, 'deletedAt'>

/** The issues that aren’t deleted. */
export const issuesTable: AdminTable<NewsletterIssue> = {
  table: issues,
  columns: {
    id: issues.id,
    subject: issues.subject,
    markdown: issues.markdown,
    subjectArabic: issues.subjectArabic,
    markdownArabic: issues.markdownArabic,
    version: issues.version,
    status: issues.status,
    sendAt: issues.sendAt,
    startedAt: issues.startedAt,
    endedAt: issues.endedAt,
    recipients: issues.recipients,
    sent: issues.sent,
    failed: issues.failed,
    updatedAt: issues.updatedAt,
  },
  key: issues.id,
  searched: [issues.subject, issues.markdown, issues.subjectArabic, issues.markdownArabic],
  sorts: { updated: issues.updatedAt, subject: issues.subject, started: issues.startedAt },
  filters: { status: (value: IssueStatus) => eq(issues.status, value) },
  where: isNull(issues.deletedAt),
  toRow: ({ subject, markdown, subjectArabic, markdownArabic, ...row }: Row) => ({
    ...row,
    values: { subject, markdown, subjectArabic, markdownArabic },
    sendAt: row.sendAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }),
}
