import type { RafiqServer, Services } from './services.ts'

const HOUR_MS = 3_600_000

/**
 * Runs `work` when the server starts listening and every hour after, until it closes. A failure is logged as
 * `failed`, except while closing: the next start repeats the work.
 */
export function everyHour(
  app: RafiqServer,
  log: Services['log'],
  failed: string,
  work: () => Promise<unknown>,
): void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isClosing = false
  const round = () =>
    work().catch((error: unknown) => {
      if (!isClosing) log.error({ err: error }, failed)
    })
  app.addHook('onListen', async () => {
    void round()
    timer = setInterval(round, HOUR_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
  })
}
