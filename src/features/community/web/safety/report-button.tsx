import { Flag } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { REPORT_LENGTH, type ReportReason, reportReasons } from '../../core/report.ts'
import { type ReportedType, safetyFailure, useReport } from './use-safety.ts'

/** Reports a post or a circle of someone else to the moderators. */
export function ReportButton({ type, id }: { type: ReportedType; id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <Flag aria-hidden size={18} />
        {t('community-safety:report.open')}
      </Button>
      {isOpen && <ReportDialog id={id} onClose={() => setOpen(false)} type={type} />}
    </>
  )
}

function ReportDialog({ type, id, onClose }: { type: ReportedType; id: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('insulting')
  const [text, setText] = useState('')
  const reporting = useReport(type, id)
  const send = () =>
    reporting.mutate(
      { reason, text: text.trim() },
      {
        onSuccess: () => {
          toast({ title: t('community-safety:report.sent') })
          onClose()
        },
      },
    )
  return (
    <Dialog
      onClose={onClose}
      open
      title={t(type === 'post' ? 'community-safety:report.title' : 'community-safety:report.circleTitle')}
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t('community-safety:report.reason')}
          onChoose={setReason}
          options={reportReasons.map((value) => ({ value, text: t(`community-safety:reasons.${value}`) }))}
          value={reason}
        />
        <TextArea
          className="min-h-20"
          dir="auto"
          hint={t('community-safety:report.hint')}
          label={t('community-safety:report.text')}
          maxLength={REPORT_LENGTH}
          onText={setText}
          value={text}
        />
        <div className="flex flex-wrap gap-3">
          <Button disabled={reporting.isPending} look="action" onClick={send}>
            {t('community-safety:report.send')}
          </Button>
          <Button onClick={onClose}>{t('community-safety:cancel')}</Button>
        </div>
        <p className="text-ending empty:hidden" role="alert">
          {reporting.error && t(`community-safety:failures.${safetyFailure(reporting.error)}`)}
        </p>
      </div>
    </Dialog>
  )
}
