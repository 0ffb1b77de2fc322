import { deviceValue } from '#shared/web/device-value.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'

/** Whether the person agreed that the browser may send audio to its vendor. Asked once. */
export const speechConsent = deviceValue('rafiq.speech-consent', (found) =>
  found === true ? found : undefined,
)

/** Explains where audio may be sent before the first use. */
export function SpeechConsent({
  open,
  onAgree,
  onClose,
}: {
  open: boolean
  onAgree: () => void
  onClose: () => void
}) {
  return (
    <Dialog onClose={onClose} open={open} title={t('transcription:consent.title')}>
      <p className="mb-3">{t('transcription:consent.text')}</p>
      <p className="mb-5 text-muted">{t('transcription:consent.otherWays')}</p>
      <div className="flex flex-wrap gap-3">
        <Button data-autofocus look="action" onClick={onAgree}>
          {t('transcription:consent.agree')}
        </Button>
        <Button onClick={onClose}>{t('transcription:consent.decline')}</Button>
      </div>
    </Dialog>
  )
}
