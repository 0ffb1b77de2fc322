import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { learnedSignRecords } from '../core/sign-language.records.ts'

const learnedSigns = records(learnedSignRecords)

/** Whether something is learned by its record’s id, how many of some ids are, and a function that changes it. */
export function useLearned() {
  const all = learnedSigns.use()
  return {
    isLearned: (id: string) => all?.has(id) ?? false,
    countOf: (ids: readonly string[]) => ids.filter((id) => all?.has(id)).length,
    toggle: (id: string) =>
      void notifySaveFailed(
        all?.has(id)
          ? learnedSigns.remove(id)
          : learnedSigns.put(id, { learnedAt: new Date().toISOString() }),
      ),
  }
}
