import * as z from 'zod/mini'
import { accountValue } from '../../user-data/account-value.ts'

/** An edit that was not saved yet. */
const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** The version of the item that was edited; none for a new one. */
  version: z.optional(z.number()),
  at: z.number(),
})
type EditorDraft = z.infer<typeof draft>

/** Older drafts make room for new ones. */
const MOST_DRAFTS = 20

/** The drafts of this device by editor and item, such as `explanation/7`. */
const drafts = accountValue<Readonly<Record<string, EditorDraft>>>(
  'rafiq.admin.drafts',
  (found) => z.record(z.string(), draft).safeParse(found).data,
)

export const draftOf = (key: string): EditorDraft | undefined => drafts.read()?.[key]

/** Saves a draft, or removes it. */
export function setDraft(key: string, next: Omit<EditorDraft, 'at'> | undefined): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([name]) => name !== key)
  const all = next ? [...others, [key, { ...next, at: Date.now() }] as const] : others
  const latest = all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST_DRAFTS)
  drafts.write(latest.length > 0 ? Object.fromEntries(latest) : undefined)
}
