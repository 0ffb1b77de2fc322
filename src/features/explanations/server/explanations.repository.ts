import { desc, eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { SiteSettings } from '#shared/core/site-settings.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { refuseStaleVersion } from '#shared/server/admin/version-conflict.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import type { ExplanationAction, ExplanationValues } from '../core/explanation.ts'
import type { Explanation } from '../core/explanations.contract.ts'
import { explanations, explanationVersions as versions } from './explanations.table.ts'
import { explanationsTable } from './explanations-list.ts'

/** Services for changing explanations, and who changes them. */
export interface Editing extends Pick<Services, 'database' | 'clock' | 'settings'> {
  readonly actorId: string
}

type Row = typeof explanations.$inferSelect
type Transaction = Parameters<Parameters<Services['database']['db']['transaction']>[0]>[0]

export const findExplanation = ({ database, clock }: Pick<Services, 'database' | 'clock'>, id: string) =>
  oneRow(database, explanationsTable(clock()), id)

/** Stores a new explanation. Throws `review_needed` or `tts_off`. */
export async function addExplanation(editing: Editing, wanted: ExplanationValues): Promise<Explanation> {
  const site = await readSiteSettings(editing.database)
  refuseTts(site, wanted)
  const values = asNew(site, wanted)
  const reviewStatus = values === wanted ? 'none' : 'requested'
  refuseUnreviewed(editing, values, 'none')
  const now = editing.clock()
  const id = await editing.database.db.transaction(async (run) => {
    const [added] = await run
      .insert(explanations)
      .values({ ...columnsOf(values), reviewStatus, authorId: editing.actorId, updatedAt: now })
      .returning({ id: explanations.id })
    if (!added) throw new Error('An explanation was not stored.')
    await recordVersion(run, editing, added.id, 1, values)
    await recordChange(run, editing, { id: added.id, action: 'create', before: null, after: values })
    return added.id
  })
  return findExplanation(editing, id)
}

/** Saves a version over `edited`. Throws `not_found`, `version_conflict`, `review_needed` or `tts_off`. */
export async function saveExplanation(
  editing: Editing,
  id: string,
  values: ExplanationValues,
  edited: number | undefined,
): Promise<Explanation> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockExplanation(run, id)
    if (row.deletedAt) throw notFound()
    refuseStaleVersion(row.version, edited)
    await storeVersion(run, editing, row, values, 'update')
  })
  return findExplanation(editing, id)
}

/**
 * Publishes, archives, deletes or restores an explanation. Throws `not_found` or `review_needed`.
 */
export async function actOnExplanation(
  editing: Editing,
  id: string,
  action: ExplanationAction,
): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockExplanation(run, id)
    const isDeleted = row.deletedAt !== null
    if (isDeleted !== (action === 'restore')) throw notFound()
    if (action === 'delete' || action === 'restore') {
      const deletedAt = action === 'delete' ? editing.clock() : null
      await run.update(explanations).set({ deletedAt }).where(eq(explanations.id, id))
      const values = { title: row.title }
      await recordChange(run, editing, {
        id,
        action,
        before: action === 'delete' ? values : null,
        after: action === 'delete' ? null : values,
      })
      return
    }
    await storeVersion(run, editing, row, { ...valuesOf(row), ...changes[action] }, 'update')
  })
}

const changes = {
  publish: { isPublished: true, status: 'active' },
  unpublish: { isPublished: false },
  archive: { status: 'archived' },
} as const

/** Lists the versions of an explanation, the latest first. Throws `not_found`. */
export async function listVersionsOf({ database: { db } }: Pick<Services, 'database'>, id: string) {
  const found = await db
    .select({
      version: versions.version,
      values: versions.values,
      savedAt: versions.savedAt,
      savedBy: accounts.username,
    })
    .from(versions)
    .leftJoin(accounts, eq(accounts.id, versions.savedBy))
    .where(eq(versions.explanationId, id))
    .orderBy(desc(versions.version))
  if (found.length === 0) throw notFound()
  return found.map(({ savedAt, ...version }) => ({ ...version, savedAt: savedAt.toISOString() }))
}

/** Asks for a review of the current version. Throws `not_found`. */
export async function askForReview(editing: Editing, id: string): Promise<Explanation> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockExplanation(run, id)
    if (row.deletedAt) throw notFound()
    await setReview(run, editing, row, { reviewStatus: 'requested', reviewNote: null, reviewerId: null })
  })
  return findExplanation(editing, id)
}

/** Stores a review. Throws `not_found`, `version_conflict`, or `own_explanation` if the reviewer wrote the text. */
export async function storeReview(
  editing: Editing,
  id: string,
  review: { readonly version: number; readonly verdict: 'approved' | 'declined'; readonly note: string },
): Promise<Explanation> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockExplanation(run, id)
    if (row.deletedAt) throw notFound()
    refuseStaleVersion(row.version, review.version)
    if (row.authorId === editing.actorId)
      throw new AppError('own_explanation', 403, 'Someone else reviews what you wrote.')
    await setReview(run, editing, row, {
      reviewStatus: review.verdict,
      reviewNote: review.note || null,
      reviewerId: editing.actorId,
    })
  })
  return findExplanation(editing, id)
}

async function setReview(
  run: Transaction,
  editing: Editing,
  row: Row,
  review: Pick<Row, 'reviewStatus' | 'reviewNote' | 'reviewerId'>,
): Promise<void> {
  await run.update(explanations).set(review).where(eq(explanations.id, row.id))
  await recordChange(run, editing, {
    id: row.id,
    action: 'review',
    before: loggedReview(row),
    after: loggedReview(review),
  })
}

/** The note is about the work of a person, who can’t have it deleted from the audit log. */
const loggedReview = ({ reviewStatus, reviewNote }: Pick<Row, 'reviewStatus' | 'reviewNote'>) => ({
  reviewStatus,
  ...(reviewNote && { reviewNoteLength: reviewNote.length }),
})

/** Stores values as the next version. A changed text loses its review. */
async function storeVersion(
  run: Transaction,
  editing: Editing,
  row: Row,
  values: ExplanationValues,
  action: string,
): Promise<void> {
  const before = valuesOf(row)
  if (!before.hasAudioTTS) refuseTts(await readSiteSettings({ db: run }), values)
  const isSameText = textFields.every((field) => before[field] === values[field])
  const reviewStatus = isSameText ? row.reviewStatus : 'none'
  refuseUnreviewed(editing, values, reviewStatus)
  const version = row.version + 1
  await run
    .update(explanations)
    .set({
      ...columnsOf(values),
      version,
      updatedAt: editing.clock(),
      ...(!isSameText && {
        authorId: editing.actorId,
        reviewStatus,
        reviewNote: null,
        reviewerId: null,
      }),
    })
    .where(eq(explanations.id, row.id))
  await recordVersion(run, editing, row.id, version, values)
  await recordChange(run, editing, { id: row.id, action, before, after: values })
}

const textFields = ['title', 'englishContent', 'arabicContent', 'urduContent', 'surah', 'verse'] as const

/** The values of a new explanation: where nothing is published automatically, it starts as a draft. */
export const asNew = ({ autoPublish }: SiteSettings, values: ExplanationValues): ExplanationValues =>
  autoPublish || !values.isPublished ? values : { ...values, isPublished: false }

/** Throws `tts_off` for a text to listen to where the site settings turn that off. */
export function refuseTts(
  { ttsGeneration }: SiteSettings,
  { hasAudioTTS }: Pick<ExplanationValues, 'hasAudioTTS'>,
): void {
  if (hasAudioTTS && !ttsGeneration)
    throw new AppError('tts_off', 409, 'Listening is turned off in the site settings.')
}

/** Throws `review_needed` if this server publishes only what a second person approved. */
export function refuseUnreviewed(
  { settings }: Editing,
  values: Pick<ExplanationValues, 'isPublished'>,
  reviewStatus: Row['reviewStatus'],
): void {
  if (settings.EXPLANATION_REVIEW !== 'required' || !values.isPublished || reviewStatus === 'approved') return
  throw new AppError('review_needed', 409, 'A second person has to approve this text before it is published.')
}

async function recordVersion(
  run: Transaction,
  { actorId, clock }: Editing,
  explanationId: string,
  version: number,
  values: ExplanationValues,
): Promise<void> {
  await run.insert(versions).values({ explanationId, version, values, savedAt: clock(), savedBy: actorId })
}

export async function recordChange(
  run: Transaction,
  { actorId, clock }: Editing,
  { id, ...change }: { id: string; action: string; before: object | null; after: object | null },
): Promise<void> {
  const fields = (values: object | null) => values && { ...values }
  await addAuditEntry(
    { db: run },
    {
      ...change,
      actorId,
      at: clock(),
      itemType: 'explanation',
      itemId: id,
      before: fields(change.before),
      after: fields(change.after),
    },
  )
}

/** An explanation, deleted or not, locked until the transaction ends. Throws `not_found`. */
async function lockExplanation(run: Transaction, id: string): Promise<Row> {
  const [row] = await run.select().from(explanations).where(eq(explanations.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

const valuesOf = (row: Row): ExplanationValues => ({
  title: row.title,
  category: row.category,
  englishContent: row.englishContent,
  arabicContent: row.arabicContent,
  urduContent: row.urduContent,
  isPublished: row.isPublished,
  hasAudioTTS: row.hasAudioTTS,
  status: row.status,
  surah: row.surah,
  verse: row.verse,
  publishAt: row.publishAt?.toISOString() ?? null,
})

const columnsOf = ({ publishAt, ...values }: ExplanationValues) => ({
  ...values,
  publishAt: publishAt === null ? null : new Date(publishAt),
})
