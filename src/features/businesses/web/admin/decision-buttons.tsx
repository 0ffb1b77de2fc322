import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'

/** Accepts at once, or declines with a reason. */
export function DecisionButtons({
  acceptText,
  onAccept,
  onDecline,
  longestReason,
  isBusy,
  failure,
}: {
  acceptText: string
  /** Absent if it is accepted already. */
  onAccept: (() => void) | undefined
  onDecline: (reason: string) => void
  longestReason: number
  isBusy: boolean
  failure: string | undefined
}) {
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const decline = () => {
    setTried(true)
    if (reason.trim() === '') return
    setAsks(false)
    onDecline(reason.trim())
  }
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 border-hairline border-t pt-5">
        {onAccept && (
          <Button disabled={isBusy} look="action" onClick={onAccept}>
            <Check aria-hidden size={18} />
            {acceptText}
          </Button>
        )}
        <Button disabled={isBusy} look="ending" onClick={() => setAsks(true)}>
          <X aria-hidden size={18} />
          {t('admin-businesses:decline')}
        </Button>
      </div>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {failure}
      </p>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('admin-businesses:declineTitle')}>
        <TextArea
          className="min-h-24"
          data-autofocus
          dir="auto"
          hint={t('admin-businesses:reasonHint')}
          label={t('admin-businesses:reason')}
          maxLength={longestReason}
          onText={setReason}
          trouble={tried && reason.trim() === '' ? t('admin-businesses:reasonMissing') : undefined}
          value={reason}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="ending" onClick={decline}>
            {t('admin-businesses:decline')}
          </Button>
          <Button onClick={() => setAsks(false)}>{t('admin-businesses:cancel')}</Button>
        </div>
      </Dialog>
    </>
  )
}
