import type { ReactNode } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FormSummary } from '../form/form-summary.tsx'
import type { FormState } from '../form/use-form.ts'

/** A form in a dialog: its fields, its errors, and buttons to cancel and submit. */
export function DialogForm({
  form,
  about,
  submit,
  ending = false,
  onClose,
  children,
}: {
  form: FormState
  /** What the form does. */
  about?: ReactNode
  /** The text of the submit button. */
  submit: string
  /** The action is destructive. */
  ending?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}) {
  return (
    <form className="grid gap-5" noValidate {...form.handlers}>
      {about}
      <FormSummary form={form} />
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('account-settings:cancel')}</Button>
        <Button aria-disabled={form.busy} look={ending ? 'ending' : 'action'} type="submit">
          {form.busy ? t('account:wait') : submit}
        </Button>
      </div>
    </form>
  )
}
