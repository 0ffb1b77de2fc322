import { and, asc, eq } from 'drizzle-orm'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { Services } from '#shared/server/services.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import { contentFields, languagesOf } from '../core/explanation.ts'
import type { readExplanations } from '../core/explanations.contract.ts'
import { explanations } from './explanations.table.ts'
import { isPublic } from './explanations-list.ts'

/** The public explanations of a surah in the order of its verses, those of the whole surah first. */
export async function publicExplanations(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  { surah, language }: { readonly surah: number; readonly language: string },
): Promise<AnswerOf<typeof readExplanations>['explanations']> {
  const { ttsGeneration } = await readSiteSettings({ db })
  const rows = await db
    .select()
    .from(explanations)
    .where(and(isPublic(clock()), eq(explanations.surah, surah)))
    .orderBy(asc(explanations.verse), asc(explanations.updatedAt))
  const found = rows.flatMap((row) => {
    const [shown] = languagesOf(row, language)
    if (!shown) return []
    const { id, title, verse, hasAudioTTS, updatedAt } = row
    const text = row[contentFields[shown]]
    return [
      {
        id,
        title,
        verse,
        language: shown,
        text,
        canListen: hasAudioTTS && ttsGeneration,
        updatedAt: updatedAt.toISOString(),
      },
    ]
  })
  return found.toSorted((a, b) => (a.verse ?? 0) - (b.verse ?? 0))
}
