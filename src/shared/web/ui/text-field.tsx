import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldTrouble } from './field-parts.tsx'

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly name: string
  readonly label: string
  /** Shown beside the label, such as “optional”. */
  readonly note?: string
  readonly hint?: ReactNode
  /** The problem of the value, as text. */
  readonly error?: string | undefined
  /** Shown at the end of the field. */
  readonly suffix?: ReactNode
}

/** A labelled field with its hint and error, both linked to it for screen readers. */
export function TextField({ label, note, hint, error, suffix, ...input }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label className="font-semibold text-[0.9375rem]" htmlFor={id}>
          {label}
        </label>
        {note && <span className="text-muted text-sm">{note}</span>}
      </div>
      <div
        className={classNames(
          'flex min-h-12 w-full items-center rounded-xl border bg-paper has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3',
          error ? 'border-ending' : 'border-hairline',
        )}
      >
        <input
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="min-h-12 min-w-0 flex-1 rounded-xl bg-transparent px-3.5 font-typed text-base outline-none"
          dir="auto"
          id={id}
          {...input}
        />
        {suffix}
      </div>
      {error && <FieldTrouble className="mt-1.5" id={`${id}-error`} text={error} />}
      {hint && (
        <div className="mt-1.5 text-muted text-sm" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
