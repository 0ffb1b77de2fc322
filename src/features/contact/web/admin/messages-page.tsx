import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { StaffPage } from '#shared/web/staff/staff-page.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { answeringRoles, type MessageStatus, messageStatuses } from '../../core/contact-message.ts'
import { MessageCard } from './message-card.tsx'
import { useMessages } from './use-messages.ts'

/** The contact messages, for support and administrators. */
export default function MessagesPage() {
  usePageTitle(t('pages:contactMessages.title'))
  return (
    <StaffPage
      about={t('contact-page:admin.about')}
      forbidden={{ title: t('contact-page:admin.forbidden'), text: t('contact-page:admin.forbiddenText') }}
      path="/admin/contact-messages"
      roles={answeringRoles}
      signInText={t('contact-page:admin.signInText')}
      title={t('contact-page:admin.title')}
    >
      <MessageList />
    </StaffPage>
  )
}

function MessageList() {
  const [{ status, page }, show] = useState<{ status: MessageStatus; page: number }>({
    status: 'open',
    page: 1,
  })
  const { data, error, refetch } = useMessages(status, page)
  return (
    <>
      <SelectField
        className="sm:w-52"
        label={t('contact-page:admin.status')}
        onChoose={(chosen) => show({ status: chosen, page: 1 })}
        options={messageStatuses.map((value) => ({ value, text: t(`contact-page:admin.statuses.${value}`) }))}
        value={status}
      />
      {data ? (
        <section aria-labelledby="found" className="mt-5">
          <h2 className="text-muted" id="found" role="status">
            {t('contact-page:admin.found', {
              count: data.answer.total,
              total: formatNumber(data.answer.total),
            })}
          </h2>
          {data.answer.messages.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
          <Paging onPage={(to) => show({ status, page: to })} page={page} pages={data.answer.pages} />
        </section>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} text={t('staff:unreachable')} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}
