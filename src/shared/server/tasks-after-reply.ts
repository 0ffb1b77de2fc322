import { finished } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'

/** Runs tasks after a reply was sent and waits for them on shutdown. */
export function tasksAfterReply(log: Pick<FastifyBaseLogger, 'error'>) {
  const running = new Set<Promise<void>>()
  return {
    afterReply(reply: FastifyReply, work: () => Promise<void>): void {
      const task = new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
        .then(work)
        .catch((error) => log.error({ err: error }, 'a task after a reply failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    settled: async (): Promise<void> => void (await Promise.all(running)),
  }
}
