import { type ReactNode, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { REPORT_LENGTH } from '../../core/report.ts'

/** Asks a moderator for the reason of a removal. `hint` says who reads it: the author, if nothing else is given. */
export function RemoveDialog({
  hint = t('community-safety:remove.hint'),
  isPending = false,
  failure,
  onClose,
  onRemove,
}: {
  hint?: string
  isPending?: boolean
  failure?: ReactNode
  onClose: () => void
  onRemove: (reason: string) => void
}) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const remove = () => {
    setTried(true)
    if (!isMissing && !isPending) onRemove(reason.trim())
  }
  return (
    <Dialog onClose={onClose} open title={t('community-safety:remove.title')}>
      <TextArea
        className="min-h-24"
        data-autofocus
        dir="auto"
        hint={hint}
        label={t('community-safety:remove.reason')}
        maxLength={REPORT_LENGTH}
        onText={setReason}
        trouble={tried && isMissing ? t('community-safety:remove.missing') : undefined}
        value={reason}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-disabled={isPending} look="ending" onClick={remove}>
          {t('community-safety:remove.open')}
        </Button>
        <Button onClick={onClose}>{t('community-safety:cancel')}</Button>
      </div>
      <p className="mt-2 text-ending empty:mt-0" role="alert">
        {failure}
      </p>
    </Dialog>
  )
}
