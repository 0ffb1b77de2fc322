import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import type { ExplanationCategory, ExplanationFilter } from '../core/explanation.ts'
import type { Explanation } from '../core/explanations.contract.ts'
import { explanations } from './explanations.table.ts'

/** Whether an explanation is public at a time. */
export const isPublic = (now: Date): SQL | undefined =>
  and(
    isNull(explanations.deletedAt),
    eq(explanations.status, 'active'),
    explanations.isPublished,
    or(isNull(explanations.publishAt), lte(explanations.publishAt, now)),
  )

/** The explanations as editors see them; without a status those that were not deleted. */
export const explanationsTable = (now: Date): AdminTable<Explanation> => ({
  table: explanations,
  columns: {
    id: explanations.id,
    title: explanations.title,
    category: explanations.category,
    englishContent: explanations.englishContent,
    arabicContent: explanations.arabicContent,
    urduContent: explanations.urduContent,
    isPublished: explanations.isPublished,
    hasAudioTTS: explanations.hasAudioTTS,
    status: explanations.status,
    surah: explanations.surah,
    verse: explanations.verse,
    publishAt: explanations.publishAt,
    version: explanations.version,
    authoredBy: sql<
      string | null
    >`(select ${accounts.username} from ${accounts} where ${accounts.id} = ${explanations.authorId})`,
    updatedAt: explanations.updatedAt,
    reviewStatus: explanations.reviewStatus,
    reviewNote: explanations.reviewNote,
    deletedAt: explanations.deletedAt,
  },
  key: explanations.id,
  searched: [
    explanations.title,
    explanations.englishContent,
    explanations.arabicContent,
    explanations.urduContent,
  ],
  sorts: {
    updated: explanations.updatedAt,
    title: explanations.title,
    category: explanations.category,
    surah: explanations.surah,
  },
  filters: {
    category: (category: ExplanationCategory) => eq(explanations.category, category),
    status: (status: ExplanationFilter) => conditionOf(status, now),
  },
  otherwise: { status: isNull(explanations.deletedAt) },
  toRow: ({ publishAt, updatedAt, deletedAt, ...row }) => ({
    ...row,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }),
})

/** The condition of a filter. */
export function conditionOf(status: ExplanationFilter, now: Date): SQL | undefined {
  const isThere = isNull(explanations.deletedAt)
  switch (status) {
    case 'deleted':
      return isNotNull(explanations.deletedAt)
    case 'published':
      return isPublic(now)
    case 'draft':
      return and(isThere, sql`${explanations.status} <> 'archived'`, sql`not (${isPublic(now)})`)
    default:
      return and(isThere, eq(explanations.status, status))
  }
}
