import { type FormEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { focusFirstError } from '#shared/web/ui/focus-first-error.ts'
import { HiddenField } from '#shared/web/ui/hidden-field.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import {
  emptySubmission,
  submissionFiles,
  submissionTroubles,
  submitters,
} from '../../core/business-submission.ts'
import { BusinessFields, BusinessText, Part } from './business-fields.tsx'
import { FilePicker } from './file-picker.tsx'
import type { PlaceFinder } from './place-picker.tsx'
import { submissionDraft, useSubmissionDraft } from './submission-draft.ts'
import { submissionFailure } from './submission-failure.ts'
import { useSubmissionFiles, waitingFile } from './use-submission-files.ts'
import { bodyOf, useStoreSubmission, useSubmit } from './use-submissions.ts'

/** The form for a new business. What is filled in stays on the device until it is sent. */
export function SubmissionForm({ finder }: { finder: PlaceFinder }) {
  const business = useSubmissionDraft()
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const files = useSubmissionFiles()
  const submitting = useSubmit()
  const store = useStoreSubmission()
  const troubles = tried ? submissionTroubles(business) : {}
  const change = (part: Partial<typeof business>) =>
    submissionDraft.write({ ...(submissionDraft.read() ?? emptySubmission), ...part })
  const isSending =
    submitting.isPending || Object.values(files.states).some(({ status }) => status === 'sending')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    if (Object.keys(submissionTroubles(business)).length > 0) {
      focusFirstError(form.current)
      return
    }
    const fax = String(new FormData(event.currentTarget).get('website') ?? '')
    const body = { ...bodyOf(business), fax, language: currentLanguage().code }
    const submission = await submitting.mutateAsync(body).catch(() => undefined)
    if (!submission) return
    // The submission is stored; its page takes over, also for a file that could not be sent.
    let isComplete = true
    for (const kind of submissionFiles) {
      const file = waitingFile(files.states[kind])
      if (!file) continue
      const changed = await files.send(submission.id, kind, file)
      if (changed) store(changed)
      else isComplete = false
    }
    submissionDraft.write(undefined)
    toast({
      title: t('business-submission:sentTitle'),
      description: t(isComplete ? 'business-submission:sentText' : 'business-submission:sentWithoutFile'),
    })
    navigate(`/submit-business?submission=${submission.id}`)
  }

  return (
    <form
      className="mt-6 grid min-w-0 gap-8 rounded-card bg-raised p-5 shadow-card sm:p-8"
      noValidate
      onSubmit={(event) => void send(event)}
      ref={form}
    >
      <BusinessFields business={business} change={change} finder={finder} troubles={troubles} />
      <Part title={t('business-submission:parts.files')}>
        {submissionFiles.map(
          (kind) =>
            (kind === 'photo' || business.isHalalCertified) && (
              <FilePicker files={files} key={kind} kind={kind} />
            ),
        )}
      </Part>
      <Part title={t('business-submission:parts.you')}>
        <RadioGroup
          label={t('business-submission:submitter.label')}
          onChoose={(submitter) => change({ submitter })}
          options={submitters.map((value) => ({ value, text: t(`business-submission:submitter.${value}`) }))}
          value={business.submitter}
        />
        <BusinessText
          autoComplete="email"
          business={business}
          change={change}
          dir="ltr"
          hint={t('business-submission:emailHint')}
          name="contactEmail"
          troubles={troubles}
          type="email"
        />
      </Part>
      <HiddenField />
      <div>
        <p className="mb-4 text-muted text-sm">{t('business-submission:whoSees')}</p>
        <Button disabled={isSending} look="action" type="submit">
          {t(isSending ? 'business-submission:sending' : 'business-submission:send')}
        </Button>
        <p className="mt-3 text-ending empty:mt-0" role="alert">
          {submitting.error && t(`business-submission:failed.${submissionFailure(submitting.error)}`)}
        </p>
      </div>
    </form>
  )
}
