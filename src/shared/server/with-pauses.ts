import { setImmediate } from 'node:timers/promises'

/**
 * Runs a long computation and lets other requests run between its steps. Returns its result; throws what it
 * throws.
 */
export async function withPauses<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
