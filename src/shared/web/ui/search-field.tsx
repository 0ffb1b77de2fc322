import type { ComponentProps } from 'react'

const LONGEST = 100

/** A search field, which gets the focus when a dialog opens. */
export function SearchField({
  value,
  onText,
  ...props
}: { value: string; onText: (text: string) => void } & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  return (
    <input
      autoComplete="off"
      className="w-full rounded-xl border border-hairline bg-paper px-4 py-3 text-lg"
      data-autofocus
      // An empty field would be left-to-right, including its placeholder.
      dir={value === '' ? undefined : 'auto'}
      maxLength={LONGEST}
      onChange={(event) => onText(event.target.value)}
      type="search"
      value={value}
      {...props}
    />
  )
}
