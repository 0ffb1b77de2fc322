import { Minus, Plus } from 'lucide-react'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'

/** A choice of a few options, as buttons in a row. */
export function SegmentedChoice<Value extends string>({
  title,
  name,
  values,
  chosen,
  textOf,
  onChoose,
}: {
  title: string
  name: string
  values: readonly Value[]
  chosen: Value
  textOf: (value: Value) => string
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-muted text-sm">{title}</legend>
      <div
        className={classNames(
          'grid gap-2',
          values.length === 3 ? 'grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))]' : 'grid-cols-2',
        )}
      >
        {values.map((value) => (
          <label
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-hairline px-2 text-center text-[0.9375rem] leading-tight has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-checked:font-semibold"
            key={value}
          >
            <input
              checked={value === chosen}
              className="sr-only"
              name={name}
              onChange={() => onChoose(value)}
              type="radio"
            />
            {textOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Buttons to step through a list of sizes. */
export function SizeStepper({
  title,
  sizes,
  size,
  smaller,
  larger,
  onChoose,
}: {
  title: string
  sizes: readonly number[]
  size: number
  smaller: string
  larger: string
  onChoose: (size: number) => void
}) {
  const at = sizes.indexOf(size)
  const step = (by: number) => {
    const next = sizes[at + by]
    if (next !== undefined) onChoose(next)
  }
  return (
    // Hidden in print, where the buttons are useless.
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form.
    <div aria-label={title} className="mt-3 flex flex-wrap items-center gap-3 print:hidden" role="group">
      <span className="min-w-min max-w-full flex-1">{title}</span>
      <span className="ms-auto flex gap-3">
        <Button aria-label={smaller} disabled={at <= 0} onClick={() => step(-1)} round>
          <Minus aria-hidden size={18} />
        </Button>
        <Button aria-label={larger} disabled={at >= sizes.length - 1} onClick={() => step(1)} round>
          <Plus aria-hidden size={18} />
        </Button>
      </span>
    </div>
  )
}
