import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { NOTE_LENGTH, needsSample } from '../../core/application-rules.ts'
import type { ReviewedApplication } from '../../core/role-applications.contract.ts'
import { applicationFailureKey } from '../application-failure-key.ts'
import { useDecide } from './use-review.ts'

type Decision = 'accepted' | 'declined'

/**
 * Accepts or declines an application with a note. Asks for confirmation, because a decision can’t be undone.
 */
export function DecisionForm({ application }: { application: ReviewedApplication }) {
  const { id, role, applicant, sample } = application
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState<Decision>()
  const deciding = useDecide(id)
  const names = {
    name: `\u2068${applicant.name}\u2069`,
    role: t(`role-applications:roles.${role}.name`),
  }
  const decide = async (decision: Decision) => {
    setAsked(undefined)
    const done = await deciding.mutateAsync({ decision, note }).then(
      () => true,
      () => false,
    )
    if (done) toast({ title: t(`role-review:done.${decision}`, names) })
  }
  return (
    <div className="mt-5 border-hairline border-t pt-5">
      <TextArea
        className="min-h-20"
        dir="auto"
        hint={t('role-review:noteHint', { most: formatNumber(NOTE_LENGTH) })}
        label={t('role-review:note')}
        maxLength={NOTE_LENGTH}
        onText={setNote}
        value={note}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          disabled={deciding.isPending || (needsSample(role) && !sample)}
          look="action"
          onClick={() => setAsked('accepted')}
        >
          <Check aria-hidden size={18} />
          {t('role-review:accept')}
        </Button>
        <Button disabled={deciding.isPending} onClick={() => setAsked('declined')}>
          <X aria-hidden size={18} />
          {t('role-review:decline')}
        </Button>
      </div>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {deciding.error && t(`role-applications:failed.${applicationFailureKey(deciding.error)}`)}
      </p>
      <Dialog
        onClose={() => setAsked(undefined)}
        open={asked !== undefined}
        title={asked ? t(`role-review:ask.${asked}.title`, names) : ''}
      >
        {asked && (
          <>
            <p className="mb-5">{t(`role-review:ask.${asked}.text`, names)}</p>
            <div className="flex flex-wrap gap-3">
              <Button data-autofocus look="action" onClick={() => decide(asked)}>
                {t(`role-review:ask.${asked}.confirm`)}
              </Button>
              <Button onClick={() => setAsked(undefined)}>{t('role-review:cancel')}</Button>
            </div>
          </>
        )}
      </Dialog>
    </div>
  )
}
