import { CircleAlert } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { errorMessage } from './error-messages.ts'
import type { FormState } from './use-form.ts'

/** Announces all errors of a form to screen readers and shows failures that belong to no field. */
export function FormSummary({ form: { errors, failure } }: { form: FormState }) {
  const codes = Object.values(errors)
  return (
    <div aria-live="assertive" className={failure ? undefined : 'absolute'} role="alert">
      {failure && (
        <p className="flex items-start gap-2 rounded-xl bg-ending-soft px-4 py-3 text-ending">
          <CircleAlert aria-hidden className="mt-1 shrink-0" size={17} />
          {failure}
        </p>
      )}
      {codes.length > 0 && (
        <p className="sr-only">
          {t('account:errors.count', { count: codes.length, number: formatNumber(codes.length) })}{' '}
          {codes.map(errorMessage).join(' ')}
        </p>
      )}
    </div>
  )
}
