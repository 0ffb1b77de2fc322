import { useState } from 'react'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { ReceivedMessage } from '../../core/contact.contract.ts'
import { useMessageActions } from './use-messages.ts'

/** One message, with a reply in the mail program. */
export function MessageCard({
  message: { id, status, answeredAt, receivedAt, ...message },
}: {
  message: ReceivedMessage
}) {
  const { mark, remove } = useMessageActions(id)
  const [asks, setAsks] = useState(false)
  const heading = `message-${id}`
  const reply = new URLSearchParams({ subject: `Re: ${message.subject}` }).toString().replaceAll('+', '%20')
  return (
    <article aria-labelledby={heading} className="mt-4 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <h3 className="break-words font-semibold text-lg" dir="auto" id={heading}>
        {message.subject}
      </h3>
      <p className="break-words text-muted text-sm">
        <bdi>{message.name}</bdi> · <bdi>{message.email}</bdi>
      </p>
      <p className="text-muted text-sm">
        {t('contact-page:admin.received', { when: formatInstant(receivedAt) })}{' '}
        {answeredAt && t('contact-page:admin.answered', { when: formatInstant(answeredAt) })}
      </p>
      <p className="mt-4 whitespace-pre-line break-words" dir="auto">
        {message.message}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a
          className={buttonClass({ look: status === 'open' ? 'action' : 'quiet' })}
          href={`mailto:${encodeURIComponent(message.email)}?${reply}`}
        >
          {t('contact-page:admin.reply')}
        </a>
        <Button
          disabled={mark.isPending}
          onClick={() => mark.mutate(status === 'open' ? 'answered' : 'open')}
        >
          {t(status === 'open' ? 'contact-page:admin.markAnswered' : 'contact-page:admin.markOpen')}
        </Button>
        <Button look="ending" onClick={() => setAsks(true)}>
          {t('contact-page:admin.delete')}
        </Button>
      </div>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {(mark.error || remove.error) && t('staff:unreachable')}
      </p>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('contact-page:admin.deleteTitle')}>
        <p>{t('contact-page:admin.deleteText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={remove.isPending} look="ending" onClick={() => remove.mutate()}>
            {t('contact-page:admin.delete')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('contact-page:admin.cancel')}
          </Button>
        </div>
      </Dialog>
    </article>
  )
}
