import { Minus, Plus } from 'lucide-react'
import { Button } from '#shared/web/ui/button.tsx'

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
