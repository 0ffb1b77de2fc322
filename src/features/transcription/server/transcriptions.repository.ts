import { randomBytes } from 'node:crypto'
import { and, count, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { transcriptions } from './transcriptions.table.ts'

export type Transcription = typeof transcriptions.$inferSelect
export type Transcriptions = ReturnType<typeof openTranscriptions>
type Progress = Partial<Pick<Transcription, 'status' | 'text' | 'failure' | 'notBefore'>>

const unfinished = ['waiting', 'working'] as const

/** The state of every transcription, in the database so that it survives restarts. */
export function openTranscriptions({ db }: Database) {
  return {
    newId: () => randomBytes(18).toString('base64url'),
    async add(id: string, extension: string, now: Date): Promise<Transcription> {
      const [added] = await db
        .insert(transcriptions)
        .values({ id, extension, receivedAt: now, notBefore: now })
        .returning()
      if (!added) throw new Error('The transcription was not stored.')
      return added
    },
    async find(id: string): Promise<Transcription | undefined> {
      const [found] = await db.select().from(transcriptions).where(eq(transcriptions.id, id))
      return found
    },
    async remove(id: string): Promise<Transcription | undefined> {
      const [removed] = await db.delete(transcriptions).where(eq(transcriptions.id, id)).returning()
      return removed
    },
    /** Leases waiting candidates until `until`; no two callers get the same one. */
    async claim(
      candidates: readonly string[],
      limit: number,
      now: Date,
      until: Date,
    ): Promise<Transcription[]> {
      if (candidates.length === 0) return []
      const due = db
        .select({ id: transcriptions.id })
        .from(transcriptions)
        .where(
          and(
            inArray(transcriptions.status, [...unfinished]),
            lte(transcriptions.notBefore, now),
            inArray(transcriptions.id, [...candidates]),
          ),
        )
        .orderBy(transcriptions.receivedAt)
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(transcriptions)
        .set({ status: 'working', notBefore: until, attempts: sql`${transcriptions.attempts} + 1` })
        .where(inArray(transcriptions.id, due))
        .returning()
    },
    async update(ids: readonly string[], progress: Progress): Promise<void> {
      if (ids.length > 0)
        await db
          .update(transcriptions)
          .set(progress)
          .where(inArray(transcriptions.id, [...ids]))
    },
    /** Fails transcriptions received before `time` that no instance works on. */
    async failBefore(time: Date, now: Date): Promise<void> {
      await db
        .update(transcriptions)
        .set({ status: 'failed', failure: 'lost' })
        .where(
          and(
            inArray(transcriptions.status, [...unfinished]),
            lt(transcriptions.receivedAt, time),
            lte(transcriptions.notBefore, now),
          ),
        )
    },
    async removeBefore(time: Date): Promise<Transcription[]> {
      return db.delete(transcriptions).where(lt(transcriptions.receivedAt, time)).returning()
    },
    async countUnfinished(): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(transcriptions)
        .where(inArray(transcriptions.status, [...unfinished]))
      return row?.count ?? 0
    },
  }
}
