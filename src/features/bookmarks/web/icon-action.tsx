import type { ComponentType } from 'react'
import { Button } from '#shared/web/ui/button.tsx'

/** A round button with an icon, and its name as a tooltip. */
export function IconAction({
  Icon,
  name,
  onClick,
}: {
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  name: string
  onClick: () => void
}) {
  return (
    <Button aria-label={name} data-tooltip={name} look="plain" onClick={onClick} round>
      <Icon aria-hidden size={19} />
    </Button>
  )
}
