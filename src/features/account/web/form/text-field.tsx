import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#shared/web/ui/class-names.ts'
import { refusalWords } from './words.ts'

interface FieldProps extends ComponentProps<'input'> {
  readonly name: string
  readonly label: string
  /** Said beside the label: that it may stay empty. */
  readonly aside?: string
  readonly hint?: ReactNode
  /** The code of what is wrong with it. */
  readonly refusal?: string | undefined
  /** Stands at the end of the field. */
  readonly end?: ReactNode
}

/** A labelled field; what is wrong with it stands under it and is part of its description. */
export function TextField({ label, aside, hint, refusal, end, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, refusal && `${id}-refusal`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label className="font-semibold text-[0.9375rem]" htmlFor={id}>
          {label}
        </label>
        {aside && <span className="text-muted text-sm">{aside}</span>}
      </div>
      <div
        className={classNames(
          'flex min-h-12 w-full items-center rounded-xl border bg-paper has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3',
          refusal ? 'border-ending' : 'border-hairline',
        )}
      >
        <input
          aria-describedby={described || undefined}
          aria-invalid={refusal ? true : undefined}
          className="min-h-12 min-w-0 flex-1 rounded-xl bg-transparent px-3.5 font-typed text-base outline-none"
          dir="auto"
          id={id}
          {...input}
        />
        {end}
      </div>
      {refusal && (
        <p className="mt-1.5 flex items-start gap-1.5 text-ending text-sm" id={`${id}-refusal`}>
          <CircleAlert aria-hidden className="mt-0.5 shrink-0" size={16} />
          {refusalWords(refusal)}
        </p>
      )}
      {hint && (
        <div className="mt-1.5 text-muted text-sm" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
