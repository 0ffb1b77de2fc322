import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { LONGEST_REASON } from '../../core/mosque-suggestion.ts'
import type { MosqueSuggestion } from '../../core/suggestions.contract.ts'
import type { FindCity } from './place-fields.tsx'
import { SuggestionEditor } from './suggestion-editor.tsx'
import { decisionFailure, useReject } from './use-suggestions.ts'

/** Accepts a suggestion in the editor of its mosque, or rejects it with a reason. */
export function SuggestionDecision({
  suggestion,
  findCity,
}: {
  suggestion: MosqueSuggestion
  findCity: FindCity
}) {
  const { id, kind, mosque } = suggestion
  const [shown, setShown] = useState<'accept' | 'reject'>()
  const reject = useReject(id)
  const close = () => setShown(undefined)
  const isGone = kind === 'correction' && (!mosque || mosque.deletedAt !== null)
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 border-hairline border-t pt-5">
        {!isGone && (
          <Button disabled={reject.isPending} look="action" onClick={() => setShown('accept')}>
            <Check aria-hidden size={18} />
            {t(`admin-mosques:pendingPage.accept.${kind}`)}
          </Button>
        )}
        <Button disabled={reject.isPending} look="ending" onClick={() => setShown('reject')}>
          <X aria-hidden size={18} />
          {t('admin-mosques:pendingPage.reject')}
        </Button>
      </div>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {reject.error && t(`admin-mosques:pendingPage.failed.${decisionFailure(reject.error)}`)}
      </p>
      {shown === 'accept' && <SuggestionEditor findCity={findCity} onClose={close} suggestion={suggestion} />}
      {shown === 'reject' && (
        <RejectDialog
          onClose={close}
          onReject={(reason) => {
            close()
            reject.mutate(reason, {
              onSuccess: () => toast({ title: t('admin-mosques:pendingPage.done.rejected') }),
            })
          }}
        />
      )}
    </>
  )
}

function RejectDialog({ onClose, onReject }: { onClose: () => void; onReject: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isEmpty = reason.trim() === ''
  return (
    <Dialog onClose={onClose} open title={t('admin-mosques:pendingPage.rejectTitle')}>
      <TextArea
        className="min-h-24"
        data-autofocus
        dir="auto"
        hint={t('admin-mosques:pendingPage.reasonHint')}
        label={t('admin-mosques:pendingPage.reason')}
        maxLength={LONGEST_REASON}
        onText={setReason}
        trouble={tried && isEmpty ? t('admin-mosques:pendingPage.reasonMissing') : undefined}
        value={reason}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          look="ending"
          onClick={() => {
            setTried(true)
            if (!isEmpty) onReject(reason.trim())
          }}
        >
          {t('admin-mosques:pendingPage.reject')}
        </Button>
        <Button onClick={onClose}>{t('admin:cancel')}</Button>
      </div>
    </Dialog>
  )
}
