import type { ReactNode } from 'react'
import { Select } from '#shared/web/ui/select.tsx'

/** A choice of one rule from a list, with an explanation. */
export function RuleChoice<Name extends string>(props: {
  label: string
  about: ReactNode
  names: readonly Name[]
  text: (name: Name) => string
  value: Name | undefined
  /** The text for “none chosen”; without it, one must be chosen. */
  standard?: string
  onChange: (name: Name | undefined) => void
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in it.
    <label className="block">
      <span className="mb-1 block font-semibold">{props.label}</span>
      <Select
        onChange={(event) => props.onChange(props.names.find((name) => name === event.target.value))}
        value={props.value ?? ''}
      >
        {props.standard !== undefined && <option value="">{props.standard}</option>}
        {props.names.map((name) => (
          <option key={name} value={name}>
            {props.text(name)}
          </option>
        ))}
      </Select>
      <span className="mt-1.5 block text-muted text-sm">{props.about}</span>
    </label>
  )
}
