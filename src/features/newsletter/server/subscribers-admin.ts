import { eq, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import type { LanguageCode } from '#shared/core/languages.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { NewsletterSubscriber } from '../core/newsletter-subscribers.contract.ts'
import { newsletterEndings, newsletterSubscribers as subscribers } from './newsletter.table.ts'

type Row = Pick<typeof subscribers.$inferSelect, 'id' | 'email' | 'language' | 'requestedAt' | 'confirmedAt'>

/** The subscribers for administrators, without their tokens. */
export const subscribersTable: AdminTable<NewsletterSubscriber> = {
  table: subscribers,
  columns: {
    id: subscribers.id,
    email: subscribers.email,
    language: subscribers.language,
    requestedAt: subscribers.requestedAt,
    confirmedAt: subscribers.confirmedAt,
  },
  key: subscribers.id,
  searched: [subscribers.email],
  sorts: {
    requested: subscribers.requestedAt,
    confirmed: subscribers.confirmedAt,
    email: subscribers.emailKey,
    language: subscribers.language,
  },
  filters: {
    status: (value: NewsletterSubscriber['status']) =>
      value === 'confirmed' ? isNotNull(subscribers.confirmedAt) : isNull(subscribers.confirmedAt),
    language: (value: LanguageCode) => eq(subscribers.language, value),
  },
  toRow: ({ requestedAt, confirmedAt, ...row }: Row) => ({
    ...row,
    status: confirmedAt ? 'confirmed' : 'waiting',
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }),
}

/** How many people confirmed, wait and have unsubscribed. */
export async function subscriberCounts({ db }: Pick<Database, 'db'>) {
  const [found] = await db
    .select({
      confirmed: sql<number>`count(*) filter (where ${subscribers.confirmedAt} is not null)::int`,
      waiting: sql<number>`count(*) filter (where ${subscribers.confirmedAt} is null)::int`,
    })
    .from(subscribers)
  const [ended] = await db.select({ count: sum(newsletterEndings.count) }).from(newsletterEndings)
  return {
    confirmed: found?.confirmed ?? 0,
    waiting: found?.waiting ?? 0,
    unsubscribed: Number(ended?.count ?? 0),
  }
}

/** Deletes a subscriber for good. The address is not in the audit log. Throws `not_found`. */
export async function deleteSubscriber(
  { db }: Database,
  { actorId, at }: { readonly actorId: string; readonly at: Date },
  id: string,
): Promise<void> {
  await db.transaction(async (run) => {
    const [gone] = await run.delete(subscribers).where(eq(subscribers.id, id)).returning()
    if (!gone) throw notFound()
    await addAuditEntry(
      { db: run },
      {
        actorId,
        at,
        action: 'delete',
        itemType: 'newsletter-subscriber',
        itemId: id,
        before: { status: gone.confirmedAt ? 'confirmed' : 'waiting' },
        after: null,
      },
    )
  })
}
