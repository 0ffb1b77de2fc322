import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { importRows } from '#shared/server/admin/import-rows.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import type { ExplanationValues } from '../core/explanation.ts'
import { importedExplanation } from '../core/explanations.contract.ts'
import { asNew, type Editing, recordChange, refuseTts, refuseUnreviewed } from './explanations.repository.ts'
import { explanations, explanationVersions as versions } from './explanations.table.ts'

/** How rows of a file become explanations: each is a new one, and the audit log has one entry for all. */
export function explanationImport(editing: Editing): Parameters<typeof importRows<ExplanationValues>>[2] {
  const { actorId, clock } = editing
  const importId = randomUUID()
  return {
    schema: importedExplanation,
    store: async (run, wanted) => {
      const site = await readSiteSettings({ db: run })
      for (const values of wanted) refuseTts(site, values)
      const rows = wanted.map((values) => asNew(site, values))
      const now = clock().toISOString()
      for (const values of rows) refuseUnreviewed(editing, values, 'none')
      // One parameter for a whole batch: building thousands of them would take most of the time.
      const added = JSON.stringify(rows.map((values) => ({ id: randomUUID(), values })))
      await run.execute(sql`
        insert into ${explanations} (id, author_id, updated_at, title, category, english_content, arabic_content,
          urdu_content, is_published, has_audio_tts, status, surah, verse, publish_at)
        select (row ->> 'id')::uuid, ${actorId}::uuid, ${now}::timestamptz, "title", "category", "englishContent",
          "arabicContent", "urduContent", "isPublished", "hasAudioTTS", "status", "surah", "verse", "publishAt"
        from jsonb_array_elements(${added}::jsonb) as row,
          jsonb_to_record(row -> 'values') as fields("title" text, "category" text, "englishContent" text,
            "arabicContent" text, "urduContent" text, "isPublished" boolean, "hasAudioTTS" boolean, "status" text,
            "surah" smallint, "verse" smallint, "publishAt" timestamptz)`)
      await run.execute(sql`
        insert into ${versions} (explanation_id, version, values, saved_at, saved_by)
        select (row ->> 'id')::uuid, 1, row -> 'values', ${now}::timestamptz, ${actorId}::uuid
        from jsonb_array_elements(${added}::jsonb) as row`)
    },
    finish: (run, stored) =>
      recordChange(run, editing, { id: importId, action: 'import', before: null, after: { rows: stored } }),
  }
}
