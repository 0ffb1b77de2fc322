import type { RafiqServer, Services } from '../services.ts'
import { tasksAfterReply } from '../tasks-after-reply.ts'
import { openMailer } from './mailer.ts'

/**
 * A mailer, and a function that runs tasks after a reply was sent, for the features that send email. When `app` closes,
 * waiting emails are discarded and running tasks are awaited.
 */
export function emailAfterReply(app: RafiqServer, { settings, log }: Pick<Services, 'settings' | 'log'>) {
  const mailer = openMailer(settings, log)
  const { afterReply, settled } = tasksAfterReply(log)
  app.addHook('onClose', async () => {
    mailer.close()
    await settled()
  })
  return { mailer, afterReply }
}
