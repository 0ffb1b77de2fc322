import { type FormEvent, useRef, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { focusFirstError } from '#shared/web/ui/focus-first-error.ts'
import { type SubmittedBusiness, submissionTroubles } from '../../core/business-submission.ts'
import { BusinessFields } from './business-fields.tsx'
import type { PlaceFinder } from './place-picker.tsx'
import { submissionFailure } from './submission-failure.ts'
import { bodyOf } from './use-submissions.ts'

/** Changes a waiting submission, for its submitter and its reviewer. */
export function SubmissionEditor({
  business,
  finder,
  onSave,
  onCancel,
  isSaving,
  failure,
}: {
  business: SubmittedBusiness
  finder: PlaceFinder
  onSave: (body: ReturnType<typeof bodyOf>) => void
  onCancel: () => void
  isSaving: boolean
  failure: Error | null
}) {
  const [changed, setChanged] = useState(business)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const troubles = submissionTroubles(changed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(troubles).length > 0) focusFirstError(form.current)
    else onSave(bodyOf(changed))
  }
  return (
    <form
      className="mt-5 grid min-w-0 gap-8 border-hairline border-t pt-5"
      noValidate
      onSubmit={save}
      ref={form}
    >
      <BusinessFields
        business={changed}
        change={(part) => setChanged((before) => ({ ...before, ...part }))}
        finder={finder}
        troubles={tried ? troubles : {}}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={isSaving} look="action" type="submit">
            {t('business-submission:save')}
          </Button>
          <Button onClick={onCancel}>{t('business-submission:cancel')}</Button>
        </div>
        <p className="mt-3 text-ending empty:mt-0" role="alert">
          {failure && t(`business-submission:failed.${submissionFailure(failure)}`)}
        </p>
      </div>
    </form>
  )
}
