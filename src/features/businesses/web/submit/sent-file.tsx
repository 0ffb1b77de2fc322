import { Trash2 } from 'lucide-react'
import { pathOf } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { SubmissionFile } from '../../core/business-submission.ts'
import { type BusinessSubmission, readSubmissionFile } from '../../core/submissions.contract.ts'
import { FilePicker } from './file-picker.tsx'
import { StoredFile } from './stored-file.tsx'
import { useSubmissionFiles, waitingFile } from './use-submission-files.ts'
import { useStoreSubmission } from './use-submissions.ts'

/** The photo or certificate of one’s waiting submission: what was sent, or a way to send it. */
export function SentFile({
  submission,
  kind,
  onRemove,
}: {
  submission: BusinessSubmission
  kind: SubmissionFile
  onRemove: () => void
}) {
  const files = useSubmissionFiles()
  const store = useStoreSubmission()
  const { id } = submission
  const sent = submission[kind]
  const waiting = waitingFile(files.states[kind])
  const send = async () => {
    const changed = waiting && (await files.send(id, kind, waiting))
    if (changed) store(changed)
  }
  if (sent) {
    return (
      <section>
        <h3 className="mb-2 font-semibold text-[0.9375rem]">
          {t(`business-submission:files.${kind}.title`)}
        </h3>
        <StoredFile
          file={sent}
          name={t(`business-submission:files.${kind}.title`)}
          path={pathOf(readSubmissionFile, { id, file: kind })}
        />
        <Button className="mt-2" look="plain" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
          {t('business-submission:files.remove')}
        </Button>
      </section>
    )
  }
  return (
    <div>
      <FilePicker files={files} kind={kind} />
      {waiting && (
        <Button className="mt-3" look="action" onClick={() => void send()}>
          {t('business-submission:files.send')}
        </Button>
      )}
    </div>
  )
}
