import type { RafiqServer, Services } from './services.ts'

const HOUR_MS = 3_600_000

/**
 * Has `work` done as soon as the server listens and every hour from then on, until it closes; a failure is logged as
 * `failed`. Work that the closing breaks off is no failure: the next start does it.
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
