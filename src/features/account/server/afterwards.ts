import { finished } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'

/** Work that is done when an answer has left, and waited for when the server closes. */
export function workAfterwards(log: Pick<FastifyBaseLogger, 'error'>) {
  const running = new Set<Promise<void>>()
  return {
    afterwards(reply: FastifyReply, work: () => Promise<void>): void {
      const task = new Promise<void>((left) => finished(reply.raw, () => left()))
        .then(work)
        .catch((error) => log.error({ err: error }, 'something after an answer failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    settled: async (): Promise<void> => void (await Promise.all(running)),
  }
}
