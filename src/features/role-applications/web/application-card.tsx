import { useState } from 'react'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { needsSample } from '../core/application-rules.ts'
import type { OwnApplication } from '../core/role-applications.contract.ts'
import { applicationFailureKey } from './application-failure-key.ts'
import { OwnSample } from './own-sample.tsx'
import { StatusBadge } from './status-badge.tsx'
import { SubmittedContent } from './submitted-content.tsx'
import { useWithdraw } from './use-own-applications.ts'
import type { Sample } from './use-sample.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** One’s own application: its status, the answer and its content. */
export function ApplicationCard({ application, sample }: { application: OwnApplication; sample: Sample }) {
  const { id, role, status, appliedAt, endedAt, note, statement } = application
  const [withdrawing, setWithdrawing] = useState(false)
  const takingBack = useWithdraw(application)
  const isOpen = status === 'open'
  return (
    <Card
      aside={<StatusBadge status={status} />}
      className="mt-4"
      id={`application-${id}`}
      title={<span className="text-ink">{t(`role-applications:roles.${role}.name`)}</span>}
    >
      <p className="text-muted text-sm">
        {t('role-applications:card.applied', { when: formatInstant(appliedAt) })}{' '}
        {endedAt && t(`role-applications:card.${status as 'accepted'}`, { when: formatInstant(endedAt) })}
      </p>
      {status === 'accepted' && <p className="mt-3">{t('role-applications:card.welcome')}</p>}
      {note && (
        <figure className="mt-4 rounded-xl bg-sunken px-4 py-3">
          <figcaption className="mb-1 text-muted text-sm">{t('role-applications:card.note')}</figcaption>
          <p className="whitespace-pre-line break-words" dir="auto">
            {note}
          </p>
        </figure>
      )}
      {isOpen && needsSample(role) && (
        <OwnSample application={application} onRemove={() => takingBack.mutate('sample')} sample={sample} />
      )}
      {statement && (
        <Disclosure className="mt-3" title={t('role-applications:card.sent')}>
          <SubmittedContent {...application} />
        </Disclosure>
      )}
      {isOpen && (
        <Button className="mt-3 self-start" onClick={() => setWithdrawing(true)}>
          {t('role-applications:withdraw.open')}
        </Button>
      )}
      <p className="mt-2 text-ending empty:mt-0" role="alert">
        {takingBack.error && t(`role-applications:failed.${applicationFailureKey(takingBack.error)}`)}
      </p>
      <WithdrawDialog
        onClose={() => setWithdrawing(false)}
        onWithdraw={() => {
          setWithdrawing(false)
          sample.discard()
          takingBack.mutate('application')
        }}
        open={withdrawing}
      />
    </Card>
  )
}
