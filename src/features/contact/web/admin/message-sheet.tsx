import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { languageOf } from '#shared/core/languages.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Row } from '#shared/web/ui/card.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { listMessages, type ReceivedMessage } from '../../core/contact.contract.ts'
import type { MessageAction } from '../../core/contact-message.ts'
import { actOnAll } from './message-actions.ts'

const opposite = { answer: 'reopen', reopen: 'answer' } as const

/** One message, with a reply in the mail program. */
export function MessageSheet({ message, onClose }: { message: ReceivedMessage; onClose: () => void }) {
  const { id, status, subject } = message
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: [listMessages.path] })
  const act = useMutation({
    mutationFn: (action: MessageAction) => actOnAll(action, [id]),
    onSuccess: async (_, action) => {
      await refresh()
      onClose()
      toast({
        title: t(`admin-contact:done.${action}`),
        ...(action !== 'delete' && {
          action: { label: t('admin:undo'), run: () => void actOnAll(opposite[action], [id]).then(refresh) },
        }),
      })
    },
  })
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={subject}>
      <Facts message={message} />
      <p className="mt-5 whitespace-pre-line break-words leading-relaxed" dir="auto">
        {message.message}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className={buttonClass({ look: status === 'open' ? 'action' : 'quiet' })} href={replyTo(message)}>
          {t('admin-contact:reply')}
        </a>
        <Button
          aria-disabled={act.isPending}
          onClick={() => act.mutate(status === 'open' ? 'answer' : 'reopen')}
        >
          {t(`admin-contact:actions.${status === 'open' ? 'answer' : 'reopen'}`)}
        </Button>
        <Button look="ending" onClick={() => setAsks(true)}>
          {t('admin-contact:actions.delete')}
        </Button>
      </div>
      <p className="mt-3 text-ending" role="alert">
        {act.isError && t('staff:unreachable')}
      </p>
      {asks && (
        <Dialog onClose={() => setAsks(false)} open title={t('admin-contact:deleteTitle')}>
          <p>{t('admin-contact:deleteText')}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-disabled={act.isPending} look="ending" onClick={() => act.mutate('delete')}>
              {t('admin-contact:actions.delete')}
            </Button>
            <Button data-autofocus onClick={() => setAsks(false)}>
              {t('admin:cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </Dialog>
  )
}

function Facts({ message: { name, email, language, receivedAt, answeredAt } }: { message: ReceivedMessage }) {
  const facts = [
    ['sender', name],
    ['email', email],
    ['language', languageOf(language)?.nativeName ?? language],
    ['received', formatInstant(receivedAt)],
    ...(answeredAt ? [['answeredAt', formatInstant(answeredAt)] as const] : []),
  ] as const
  return (
    <ul>
      {facts.map(([fact, value]) => (
        <Row key={fact}>
          <span className="text-muted">{t(`admin-contact:${fact}`)}</span>
          <bdi className="wrap-anywhere min-w-0 text-end">{value}</bdi>
        </Row>
      ))}
    </ul>
  )
}

/** A link that opens the mail program with an answer. */
function replyTo({ email, subject }: ReceivedMessage): string {
  const query = new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')
  return `mailto:${encodeURIComponent(email)}?${query}`
}
