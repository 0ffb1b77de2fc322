import * as z from 'zod/mini'
import { accountValue } from '#shared/web/user-data/account-value.ts'

const drafts = z.record(z.string(), z.object({ title: z.string(), text: z.string() }))
type Draft = z.infer<typeof drafts>[string]

/** The most drafts on a device; the oldest goes first. */
const MOST_DRAFTS = 20

const saved = accountValue<Readonly<Record<string, Draft>>>(
  'rafiq.discussion-drafts',
  (found) => drafts.safeParse(found).data,
)

/** Whether this person agreed to the rules of discussion on this device. */
export const agreedToRules = accountValue<true>('rafiq.discussion-rules', (found) =>
  found === true ? true : undefined,
)

/** An unsent post, saved so that it survives closing the tab or losing the network; `undefined` deletes it. */
export function useDraft(key: string): readonly [Draft, (draft: Draft | undefined) => void] {
  const all = saved.use() ?? {}
  const write = (draft: Draft | undefined) => {
    const others = Object.entries(saved.read() ?? {}).filter(([name]) => name !== key)
    const kept = draft ? [...others, [key, draft] as const] : others
    saved.write(kept.length > 0 ? Object.fromEntries(kept.slice(-MOST_DRAFTS)) : undefined)
  }
  return [all[key] ?? { title: '', text: '' }, write]
}
