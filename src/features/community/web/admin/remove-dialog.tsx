import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { REPORT_LENGTH } from '../../core/report.ts'

/** Asks for the reason of a removal. */
export function RemoveDialog({
  isCircle,
  onClose,
  onRemove,
}: {
  isCircle: boolean
  onClose: () => void
  onRemove: (reason: string) => void
}) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const remove = () => {
    setTried(true)
    if (!isMissing) onRemove(reason.trim())
  }
  return (
    <Dialog onClose={onClose} open title={t('admin-community:removeTitle')}>
      <TextArea
        className="min-h-24"
        data-autofocus
        dir="auto"
        hint={t(isCircle ? 'admin-community:reasonHintCircle' : 'admin-community:reasonHint')}
        label={t('admin-community:reason')}
        maxLength={REPORT_LENGTH}
        onText={setReason}
        trouble={tried && isMissing ? t('admin-community:reasonMissing') : undefined}
        value={reason}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="ending" onClick={remove}>
          {t('admin-community:remove')}
        </Button>
        <Button onClick={onClose}>{t('admin-community:cancel')}</Button>
      </div>
    </Dialog>
  )
}
