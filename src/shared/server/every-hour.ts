import type { JobName } from '#shared/core/job-names.ts'
import type { RafiqServer, Services } from './services.ts'

const HOUR_MS = 3_600_000

interface HourlyJob {
  readonly name: JobName
  /** The log entry of a failure. */
  readonly failed: string
  readonly work: () => Promise<unknown>
}

/**
 * Runs a job when the server starts listening and every hour after, until it closes. A failure is logged,
 * except while closing: the next start repeats the work.
 */
export function everyHour(app: RafiqServer, log: Services['log'], { name, failed, work }: HourlyJob): void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isClosing = false
  const round = () =>
    work().then(
      () => app.jobLog.ended(name, 'ok'),
      (error: unknown) => {
        app.jobLog.ended(name, 'failed')
        if (!isClosing) log.error({ err: error }, failed)
      },
    )
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
