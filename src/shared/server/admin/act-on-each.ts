import { AppError } from '#shared/core/app-error.ts'

/** What became of an action on several items. */
interface Outcome {
  readonly done: string[]
  readonly refused: { readonly id: string; readonly code: string }[]
}

/** Does something to each item, in a transaction of its own, and says which ones a rule refused. */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await act(id)
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome.refused.push({ id, code: error.code })
    }
  }
  return outcome
}
