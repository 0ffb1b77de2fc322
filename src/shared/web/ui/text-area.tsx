import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldTrouble, fieldLabel } from './field-parts.tsx'

/** A labelled multi-line field with its hint and error, both linked to it for screen readers. */
export function TextArea({
  label,
  hint,
  trouble,
  onText,
  className,
  ...field
}: {
  label: string
  hint: string
  trouble?: string | undefined
  onText: (text: string) => void
} & Omit<ComponentProps<'textarea'>, 'onChange'>) {
  const id = useId()
  return (
    <div>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={trouble ? `${id}-hint ${id}-trouble` : `${id}-hint`}
        aria-invalid={trouble ? true : undefined}
        className={classNames(
          'w-full rounded-xl border bg-paper px-3.5 py-2.5 leading-relaxed',
          trouble ? 'border-ending' : 'border-hairline',
          className,
        )}
        id={id}
        onChange={(event) => onText(event.target.value)}
        {...field}
      />
      {trouble && <FieldTrouble className="mt-1" id={`${id}-trouble`} text={trouble} />}
      <p className="mt-1 text-muted text-sm" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
