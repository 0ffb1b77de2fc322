import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { REPORT_LENGTH, type ReportReason, reportReasons } from '../../core/business-review.ts'
import { reviewFailure, useReport } from './use-reviews.ts'

/** Reports a review to the moderators. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('untrue')
  const [text, setText] = useState('')
  const reporting = useReport(id)
  const send = () =>
    reporting.mutate(
      { reason, text: text.trim() },
      {
        onSuccess: () => {
          toast({ title: t('business-reviews:report.sent') })
          onClose()
        },
      },
    )
  return (
    <Dialog onClose={onClose} open title={t('business-reviews:report.title')}>
      <div className="grid gap-4">
        <RadioGroup
          label={t('business-reviews:report.reason')}
          onChoose={setReason}
          options={reportReasons.map((value) => ({ value, text: t(`business-reviews:reasons.${value}`) }))}
          value={reason}
        />
        <TextArea
          className="min-h-20"
          dir="auto"
          hint={t('business-reviews:report.hint')}
          label={t('business-reviews:report.text')}
          maxLength={REPORT_LENGTH}
          onText={setText}
          value={text}
        />
        <div className="flex flex-wrap gap-3">
          <Button disabled={reporting.isPending} look="action" onClick={send}>
            {t('business-reviews:report.send')}
          </Button>
          <Button onClick={onClose}>{t('business-reviews:cancel')}</Button>
        </div>
        <p className="text-ending empty:hidden" role="alert">
          {reporting.error && t(`business-reviews:failed.${reviewFailure(reporting.error)}`)}
        </p>
      </div>
    </Dialog>
  )
}
