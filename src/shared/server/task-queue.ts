import { AppError } from '#shared/core/app-error.ts'

/** Runs tasks in order, at most `concurrency` at a time. */
export interface TaskQueue {
  /**
   * Runs `task` when it is its turn and returns its result. Throws `busy` (503) when `maxWaiting` tasks are
   * waiting already.
   */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
}

interface QueueLimits {
  readonly concurrency: number
  readonly maxWaiting: number
  /** The message of `busy`. */
  readonly busy?: string
}

/** An empty queue. */
export function taskQueue({ concurrency, maxWaiting, busy }: QueueLimits): TaskQueue {
  let running = 0
  const queue: (() => void)[] = []
  return {
    async run(task) {
      if (running >= concurrency) {
        if (queue.length >= maxWaiting) {
          throw new AppError('busy', 503, busy ?? 'Too many requests at once. Try again.')
        }
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

/** Queues by key, such as one per account, so that accounts don't wait for each other. */
export function taskQueues(limits: QueueLimits) {
  const queues = new Map<string, { readonly queue: TaskQueue; users: number }>()
  return {
    /** Runs `task` in the queue of `key`; throws `busy` as {@link TaskQueue.run} does. */
    async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
      const entry = queues.get(key) ?? { queue: taskQueue(limits), users: 0 }
      queues.set(key, entry)
      entry.users += 1
      try {
        return await entry.queue.run(task)
      } finally {
        entry.users -= 1
        if (entry.users === 0) queues.delete(key)
      }
    },
  }
}
