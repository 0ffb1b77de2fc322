import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

const focus = 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2'
const checked = 'has-checked:border-action has-checked:bg-action-soft'
const legend = 'mb-1 text-muted text-sm'

const looks = {
  /** Pills, on as many lines as needed. */
  pills: {
    legend,
    list: 'flex flex-wrap gap-1.5',
    label: `flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-hairline px-2.5 text-[0.9375rem] hover:border-action has-checked:font-semibold print:border-0 print:px-0 ${checked}`,
    input: 'sr-only',
  },
  /** Of equal width, in columns. */
  tiles: {
    legend: 'mb-2 text-muted text-sm',
    list: 'grid grid-cols-2 gap-2 has-[>:nth-child(3):last-child]:grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))]',
    label: `flex min-h-11 items-center justify-center rounded-xl border border-hairline px-2 text-center text-[0.9375rem] leading-tight has-checked:font-semibold ${checked}`,
    input: 'sr-only',
  },
  /** Two or three options joined in a bar. Only screen readers read its legend. */
  segments: {
    legend: 'sr-only',
    list: 'inline-flex rounded-full bg-sunken p-1',
    label:
      'flex min-h-11 items-center rounded-full px-4 font-semibold text-muted text-sm hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card',
    input: 'sr-only',
  },
  /** With a hint below each text. */
  cards: {
    legend: 'mb-2 font-semibold text-[0.9375rem]',
    list: 'grid gap-2 sm:grid-cols-2',
    label: `flex items-start gap-3 rounded-xl border border-hairline px-4 py-3 hover:border-action ${checked}`,
    input: 'mt-1 size-4.5 shrink-0 accent-action',
  },
  /** A long list that scrolls. */
  rows: {
    legend: 'sr-only',
    list: '',
    label:
      'flex min-h-14 items-center gap-3 rounded-xl px-3 py-1.5 leading-snug hover:bg-sunken has-checked:bg-action-soft has-focus-visible:-outline-offset-2',
    input: 'size-4 shrink-0 accent-action',
  },
} as const

/** A few options, one of which is selected. */
export function RadioGroup<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  look = 'pills',
  className,
}: {
  label: string
  options: readonly {
    readonly value: Value
    readonly text: string
    readonly hint?: string
    readonly icon?: ReactNode
  }[]
  value: Value
  onChoose: (value: Value) => void
  look?: keyof typeof looks
  className?: string
}) {
  const name = useId()
  const classes = looks[look]
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.list}>
        {options.map((option) => (
          <label className={`${classes.label} ${focus}`} key={option.value}>
            <input
              checked={option.value === value}
              className={classes.input}
              name={name}
              onChange={() => onChoose(option.value)}
              type="radio"
              value={option.value}
            />
            {option.icon}
            {option.hint ? (
              <span className="min-w-0">
                <span className="block font-semibold">{option.text}</span>
                <span className="block text-muted text-sm">{option.hint}</span>
              </span>
            ) : (
              option.text
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
