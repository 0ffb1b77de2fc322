import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { refuseStaleVersion } from '#shared/server/admin/version-conflict.ts'
import type { Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { type IssueStatus, type IssueValues, missingTexts } from '../../core/newsletter-issue.ts'
import { newsletterIssues as issues } from '../newsletter.table.ts'

export interface EditingIssues extends Pick<Services, 'database' | 'clock'> {
  readonly actorId: string
}

type Issue = typeof issues.$inferSelect

/** Stores a new draft and returns its id. */
export async function addIssue(editing: EditingIssues, values: IssueValues): Promise<string> {
  return editing.database.db.transaction(async (run) => {
    const [added] = await run
      .insert(issues)
      .values({ ...values, updatedAt: editing.clock() })
      .returning()
    if (!added) throw new Error('The issue was not stored.')
    await addEntry(editing, { db: run }, 'create', undefined, added)
    return added.id
  })
}

/** Saves a new version of a draft. Throws `not_found`, `issue_not_draft` and `version_conflict`. */
export const saveIssue = (
  editing: EditingIssues,
  id: string,
  values: IssueValues,
  version: number | undefined,
): Promise<void> =>
  changeIssue(editing, id, { action: 'update', from: ['draft'] }, (issue) => {
    refuseStaleVersion(issue.version, version)
    return { ...values, version: issue.version + 1, updatedAt: editing.clock() }
  })

/**
 * Schedules an issue, for now without `sendAt`. Throws `not_found`, `issue_not_draft`, `version_conflict`, and `invalid_request`
 * for missing texts.
 */
export const scheduleIssue = (
  editing: EditingIssues,
  id: string,
  { version, sendAt }: { readonly version: number; readonly sendAt: Date | null },
): Promise<void> =>
  changeIssue(editing, id, { action: 'schedule', from: ['draft', 'scheduled'] }, (issue) => {
    refuseStaleVersion(issue.version, version)
    const missing = missingTexts(issue).map((field) => ({ field, code: 'missing' }))
    if (missing.length > 0) throw new AppError('invalid_request', 400, 'The issue lacks a text.', missing)
    return { status: 'scheduled', sendAt: sendAt ?? editing.clock() }
  })

/**
 * Makes a scheduled issue a draft again, or stops one that is being sent: emails that no instance has taken yet are not sent.
 * Throws `not_found`, and `issue_not_draft` for others.
 */
export const cancelIssue = (editing: EditingIssues, id: string): Promise<void> =>
  changeIssue(editing, id, { action: 'cancel', from: ['scheduled', 'sending'] }, ({ status }) =>
    status === 'scheduled'
      ? { status: 'draft', sendAt: null }
      : { status: 'stopped', endedAt: editing.clock() },
  )

/** Deletes a draft, or restores it. Throws `not_found`, and `issue_not_draft`. */
export const actOnIssue = (editing: EditingIssues, id: string, action: 'delete' | 'restore'): Promise<void> =>
  changeIssue(editing, id, { action, from: ['draft'] }, () => ({
    deletedAt: action === 'delete' ? editing.clock() : null,
  }))

interface Change {
  readonly action: 'update' | 'schedule' | 'cancel' | 'delete' | 'restore'
  readonly from: readonly IssueStatus[]
}

async function changeIssue(
  editing: EditingIssues,
  id: string,
  { action, from }: Change,
  changesOf: (issue: Issue) => Partial<Issue>,
): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const [before] = await run.select().from(issues).where(eq(issues.id, id)).for('update')
    if (!before || (before.deletedAt !== null) !== (action === 'restore')) throw notFound()
    if (!from.includes(before.status)) {
      throw new AppError('issue_not_draft', 409, 'The issue isn’t a draft, or was sent already.')
    }
    const changes = changesOf(before)
    await run.update(issues).set(changes).where(eq(issues.id, id))
    await addEntry(editing, { db: run }, action, before, { ...before, ...changes })
  })
}

const addEntry = (
  { actorId, clock }: EditingIssues,
  queries: Queries,
  action: string,
  before: Issue | undefined,
  after: Issue,
) =>
  addAuditEntry(queries, {
    actorId,
    at: clock(),
    action,
    itemType: 'newsletter-issue',
    itemId: after.id,
    before: before ? loggedOf(before) : null,
    after: loggedOf(after),
  })

const loggedOf = ({ id: _, updatedAt: _at, ...issue }: Issue) => issue
