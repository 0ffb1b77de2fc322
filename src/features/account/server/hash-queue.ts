import { AppError } from '#shared/core/app-error.ts'

/** Runs tasks in order, at most `concurrency` at a time. */
export interface HashQueue {
  /**
   * Runs `task` when it is its turn and returns its result. Throws `busy` (503) when `maxWaiting` tasks are
   * waiting already.
   */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export function hashQueue({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number
  readonly maxWaiting: number
}): HashQueue {
  let running = 0
  const queue: (() => void)[] = []
  return {
    async run(task) {
      if (running >= concurrency) {
        if (queue.length >= maxWaiting)
          throw new AppError('busy', 503, 'Too many people are signing in right now. Try again.')
        await new Promise<void>((start) => queue.push(start))
      } else running += 1
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
