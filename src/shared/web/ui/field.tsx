import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const box = 'min-h-12 w-full rounded-xl border border-hairline bg-paper px-3'

/** A label above its control. */
export function Field({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={classNames('block min-w-0', className)}>
      <span className="mb-1 block font-semibold text-sm">{label}</span>
      {children}
    </label>
  )
}

/** A whole number between `min` and `max`; `NaN` while the field is empty or invalid. */
export function NumberInput({
  value,
  onNumber,
  ...props
}: { value: number; onNumber: (value: number) => void } & Omit<
  ComponentProps<'input'>,
  'value' | 'onChange'
>) {
  return (
    <input
      className={classNames(box, 'tabular')}
      dir="ltr"
      inputMode="numeric"
      onChange={(event) => onNumber(event.target.value === '' ? Number.NaN : Number(event.target.value))}
      required
      step={1}
      type="number"
      value={Number.isNaN(value) ? '' : value}
      {...props}
    />
  )
}

export function DateInput(props: ComponentProps<'input'>) {
  return <input className={classNames(box, 'tabular')} type="date" {...props} />
}

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames(box, 'font-typed', className)} dir="auto" type="text" {...props} />
}
