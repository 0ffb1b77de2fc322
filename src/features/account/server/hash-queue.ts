import { AppError } from '#shared/core/app-error.ts'

/** Runs tasks, `atOnce` of them at a time and the others in their order. */
export interface HashQueue {
  /** What `task` returns, when its turn has come. Throws `busy` (503) when `waiting` others wait already. */
  readonly take: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export function hashQueue({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}): HashQueue {
  let running = 0
  const queue: (() => void)[] = []
  return {
    async take(task) {
      if (running >= atOnce) {
        if (queue.length >= waiting)
          throw new AppError('busy', 503, 'Too many people are signing in right now. Try again.')
        await new Promise<void>((begin) => queue.push(begin))
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
