import { z } from 'zod'
import { actionAnswer, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { editedVersion } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { ISSUE_LENGTHS, type IssueValues, issueStatuses, issueTroubles } from './newsletter-issue.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const instant = z.iso.datetime({ offset: true })
const count = (about: string, example: number) => described(z.number().int(), about, example)
const params = z.object({ id: described(z.uuid(), 'The id.', '00000000-0000-4000-8000-000000000000') })
const languages = ['en', 'ar'] as const
const MOST_ISSUES = 100

const text = (about: string, most: number, example: string) =>
  described(z.string().trim().max(most, 'too_long').default(''), about, example)
const values = {
  subject: text('The English subject.', ISSUE_LENGTHS.subject, 'A sample issue'),
  markdown: text('The English text in Markdown.', ISSUE_LENGTHS.markdown, 'A sample text.'),
  subjectArabic: text('The Arabic subject; empty without one.', ISSUE_LENGTHS.subject, ''),
  markdownArabic: text('The Arabic text in Markdown; empty without one.', ISSUE_LENGTHS.markdown, ''),
}

// The fields themselves say that they are too long.
const withRules = withRulesOf<IssueValues>((issue) =>
  Object.fromEntries(Object.entries(issueTroubles(issue)).filter(([, code]) => code !== 'too_long')),
)

const issue = z.object({
  id: z.uuid(),
  values: z.object(values),
  version: described(z.number().int(), 'The number of this version.', 2),
  status: described(z.enum(issueStatuses), 'Where it is on its way.', 'draft'),
  sendAt: described(instant.nullable(), 'When a scheduled issue is sent.'),
  startedAt: described(instant.nullable(), 'When sending began.'),
  endedAt: described(instant.nullable(), 'When sending ended.'),
  recipients: count('The confirmed subscribers when sending began.', 120),
  sent: count('The emails that the mail server took.', 118),
  failed: count('The emails that the mail server refused, or may not have taken.', 1),
  updatedAt: described(instant, 'When its text was last saved.'),
})
export type NewsletterIssue = z.output<typeof issue>

export const listIssues = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/issues',
  summary: 'Lists the issues of the newsletter, the latest first',
  query: z.object({
    ...tableQuery('subjects and texts', ['updated', 'subject', 'started']),
    status: described(z.enum(issueStatuses).optional(), 'Only issues with this status.', 'sent'),
  }),
  answer: tableAnswer(issue),
  errors,
})

export const readIssue = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/issues/{id}',
  summary: 'Reads an issue of the newsletter',
  params,
  answer: issue,
  errors: [...errors, 'not_found'],
})

export const createIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues',
  summary: 'Writes an issue of the newsletter, as a draft',
  body: withRules(values),
  answer: issue,
  status: 201,
  errors,
})

export const updateIssue = endpoint({
  method: 'PUT',
  path: '/api/admin/newsletter/issues/{id}',
  summary: 'Saves a new version of a draft',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: issue,
  errors: [...errors, 'not_found', 'version_conflict', 'issue_not_draft'],
})

export const actOnIssues = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/actions',
  summary: 'Deletes drafts of the newsletter, or restores them',
  body: z.strictObject({
    action: described(z.enum(['delete', 'restore']), 'What is done to each issue.', 'delete'),
    ids: described(z.array(z.uuid()).min(1).max(MOST_ISSUES), 'The issues.'),
  }),
  answer: actionAnswer('issues', z.string(), 'issue_not_draft'),
  errors,
})

export const previewIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/preview',
  summary: 'Renders the text of an issue as its email shows it',
  body: z.strictObject({
    markdown: values.markdown,
    language: described(z.enum(languages), 'Its language.', 'en'),
  }),
  answer: z.object({ html: described(z.string(), 'Sanitised HTML.', '<p>Sample.</p>') }),
  errors: [...errors, 'newsletter_off'],
})

export const testIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/{id}/tests',
  summary: 'Emails the saved text of an issue to the administrator who asks',
  params,
  body: z.strictObject({ language: described(z.enum(languages), 'The language of the email.', 'en') }),
  answer: z.object({ sentTo: described(z.string(), 'The address.', 'amina@example.org') }),
  errors: [...errors, 'not_found', 'newsletter_off', 'not_sent', 'too_many_attempts'],
})

export const sendIssue = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/issues/{id}/sending',
  summary: 'Sends an issue to everyone who confirmed an address, now or later',
  params,
  body: z.strictObject({
    version: described(z.number().int(), 'The version that was read before.', 2),
    sendAt: described(instant.nullable().default(null), 'When it is sent; now without one.'),
  }),
  answer: issue,
  errors: [...errors, 'not_found', 'version_conflict', 'issue_not_draft', 'newsletter_off'],
})

export const cancelSending = endpoint({
  method: 'DELETE',
  path: '/api/admin/newsletter/issues/{id}/sending',
  summary: 'Makes a scheduled issue a draft again, or stops one that is being sent',
  params,
  answer: issue,
  errors: [...errors, 'not_found', 'issue_not_draft'],
})
