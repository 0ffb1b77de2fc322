import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'

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
      <label className="mb-1.5 block font-semibold text-[0.9375rem]" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={`${id}-hint ${id}-trouble`}
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
      <p className="mt-1 flex items-start gap-1.5 text-ending text-sm empty:mt-0" id={`${id}-trouble`}>
        {trouble && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 shrink-0" size={16} />
            {trouble}
          </>
        )}
      </p>
      <p className="mt-1 text-muted text-sm" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
